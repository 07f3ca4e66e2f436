import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { loginCodesOf, otherThan } from '../../testing/login-codes.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, block } = readersOf(() => api)
const { request, redeem, mailed, bearerByCode, registeredByCode } = loginCodesOf(() => api)

const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const accountOf = (email: string) => api.deps.db.account.findUnique({ where: { emailKey: email } })

describe('a code', () => {
  test('signs a known reader in, as a password does', async () => {
    const email = await activeReader()
    const { attempt, code } = await mailed(email)
    const { body, headers } = await redeem(attempt, code).expect(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 365 * 24 * 60 * 60 })
    expect(String(headers['set-cookie'])).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    expect((await userinfo(body.access_token).expect(200)).body.email).toBe(email)
    const [session] = await api.deps.db.session.findMany({ where: { account: { email } } })
    expect(session?.authTime).toEqual(session?.createdAt)
  })

  test('from an unknown browser sends the mail about a new one', async () => {
    const email = await activeReader()
    await login(email).expect(200)
    await bearerByCode(email)
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Neue Anmeldung bei Ihrem Konto')
  })

  test('works once, for its request only, and for ten minutes', async () => {
    const email = await activeReader()
    const first = await mailed(email)
    await redeem(first.attempt, first.code).expect(200)
    expect((await redeem(first.attempt, first.code).expect(410)).body.code).toBe('LOGIN_CODE_EXPIRED')
    const second = await mailed(email)
    await redeem(first.attempt, second.code).expect(410)
    await redeem('x'.repeat(43), second.code).expect(410)
    api.advance(10 * minute)
    await redeem(second.attempt, second.code).expect(410)
  })

  test('is after the greeting of its mail, with browser and time, and nothing a stranger typed', async () => {
    const email = await activeReader()
    const asking = request(email).set(
      'User-Agent',
      'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Firefox/128.0 <b>',
    )
    const { code } = await mailed(email, asking)
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.text.split('\n').indexOf(`Ihr Code: ${code}`)).toBe(4)
    expect(mail?.text).toMatch(
      /Angefordert am \d+\. \p{L}+ 2026 um \d\d:\d\d Uhr\. Gerät: Firefox auf Windows\./u,
    )
    expect(mail?.text).not.toContain('<b>')
  })

  test('is nowhere in the database, but as a keyed hash', async () => {
    const email = await activeReader()
    const { code } = await mailed(email)
    const row = await api.deps.db.loginCode.findFirstOrThrow({ where: { emailKey: email } })
    expect(row.codeMac).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(`"${code}"`)
  })

  test('ends when another one is mailed', async () => {
    const email = await activeReader()
    const first = await mailed(email)
    api.advance(minute)
    const second = await mailed(email)
    await redeem(first.attempt, first.code).expect(410)
    await redeem(second.attempt, second.code).expect(200)
  })

  test('of two sent at once signs in once', async () => {
    const { attempt, code } = await mailed(await activeReader())
    const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(attempt, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
  })

  test('in a form the service does not know is refused before it counts', async () => {
    const { attempt, code } = await mailed(await activeReader())
    for (const other of ['12345', '1234567', 'abcdef', `${code} oder ${code}`]) {
      const { body } = await redeem(attempt, other).expect(422)
      expect(body.field_errors).toEqual([
        { field: 'code', code: 'FORMAT', message: 'Der Code besteht aus sechs Ziffern.' },
      ])
    }
    await redeem(attempt, code).expect(200)
  })
})

describe('a wrong code', () => {
  test('says how many tries are left, and the fifth that the code is used up', async () => {
    const { attempt, code } = await mailed(await activeReader())
    for (const left of [4, 3, 2, 1]) {
      const { body } = await redeem(attempt, otherThan(code)).expect(401)
      expect(body).toMatchObject({
        code: 'LOGIN_CODE_WRONG',
        detail: `Dieser Code stimmt nicht. Noch mögliche Versuche: ${left}.`,
        details: { tries_left: left },
      })
    }
    const { body } = await redeem(attempt, otherThan(code)).expect(410)
    expect(body.detail).toBe('Der Code gilt nicht mehr. Bitte fordern Sie einen neuen Code an.')
    await redeem(attempt, code).expect(410)
  })

  test('is noted for the owner as a wrong password is', async () => {
    const email = await activeReader()
    const { attempt, code } = await mailed(email)
    await redeem(attempt, otherThan(code)).expect(401)
    await api.settle()
    const accountId = (await accountOf(email))?.id ?? ''
    expect(await api.deps.db.auditEvent.count({ where: { accountId, action: 'login.refused' } })).toBe(1)
  })
})

describe('a blocked account', () => {
  test('gets a mail that says so; whatever is entered is answered as a wrong code', async () => {
    const email = await activeReader()
    await block(email)
    const { attempt } = (await request(email).expect(202)).body
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Ihr Konto ist gesperrt')
    const { body } = await redeem(attempt, '123456').expect(401)
    expect(body).toMatchObject({ code: 'LOGIN_CODE_WRONG', details: { tries_left: 4 } })
  })

  test('blocked between the mail and its code: only the owner of the mailbox hears it', async () => {
    const email = await activeReader()
    const { attempt, code } = await mailed(email)
    await block(email)
    expect((await redeem(attempt, otherThan(code)).expect(401)).body.code).toBe('LOGIN_CODE_WRONG')
    expect((await redeem(attempt, code).expect(403)).body.code).toBe('AUTH_BLOCKED')
  })
})

describe('an account without a password', () => {
  test('no password signs in to it, with the work of any other failure', async () => {
    const email = freshEmail()
    await registeredByCode(email)
    const before = api.deps.passwords.computed()
    await login(email, '').expect(422)
    expect((await login(email).expect(401)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    expect(api.deps.passwords.computed() - before).toBe(2)
  })
})

test('codes and requests are forgotten when they are over', async () => {
  const email = await activeReader()
  await mailed(email)
  api.advance(61 * minute)
  await api.runJobs()
  expect(await api.deps.db.loginCode.count({ where: { emailKey: email } })).toBe(0)
})
