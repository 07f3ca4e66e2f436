import { loginCodeLimits } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { codeIn, loginCodesOf, otherThan } from '../../testing/login-codes.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
const hour = 60 * minute
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader } = readersOf(() => api)
const { request, requestFromOwn, redeem, register, mailed } = loginCodesOf(() => api)

const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** The reader has signed in at the browser of `requestFromOwn`. */
async function returning(): Promise<string> {
  const email = await activeReader()
  await login(email).expect(200)
  return email
}

const codesTo = (email: string) =>
  api.mailsTo(email).filter(({ subject }) => subject.endsWith('Anmeldecode')).length

describe('guessing', () => {
  test('200 codes at one request at once, from as many networks: five are tried, and the right one is too late', async () => {
    const email = await activeReader()
    const { attempt, code } = await mailed(email)
    const wrong = (_: unknown, index: number) => String(index).padStart(6, '0')
    const guesses = Array.from({ length: 200 }, wrong).filter((guess) => guess !== code)
    const answers = await Promise.all(guesses.map((guess) => redeem(attempt, guess)))
    expect([statuses(answers, 401), statuses(answers, 410)]).toEqual([4, guesses.length - 4])
    await redeem(attempt, code).expect(410)
    const row = await api.deps.db.loginCode.findFirstOrThrow({ where: { emailKey: email } })
    expect(row.tries).toBe(loginCodeLimits.tries)
  })

  test('40 requests for one address from as many networks, every try of each: one code can be right at all', async () => {
    const email = await activeReader()
    const asked = await Promise.all(Array.from({ length: 40 }, () => request(email).expect(202)))
    await api.settle()
    const rows = await api.deps.db.loginCode.findMany({ where: { emailKey: email } })
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ codeMac }) => codeMac !== null)).toHaveLength(1)
    const code = codeIn(api.mailsTo(email))
    const attempts = asked.map(({ body }) => body.attempt as string)
    const tries = attempts.flatMap((attempt) =>
      Array.from({ length: 5 }, () => redeem(attempt, otherThan(code))),
    )
    const answers = await Promise.all(tries)
    expect(statuses(answers, 200)).toBe(0)
    // Now even the right code opens none of them.
    const right = await Promise.all(attempts.map((attempt) => redeem(attempt, code)))
    expect(statuses(right, 410)).toBe(40)
  })

  test('a day of asking gives a stranger five codes of an address, and so 25 tries', async () => {
    const email = await activeReader()
    for (let round = 0; round < 24; round++) {
      await request(email).expect(202)
      await api.settle()
      api.advance(hour)
    }
    expect(codesTo(email)).toBe(5)
  })

  test('one network has 30 tries in a quarter of an hour; a right code is none of them', async () => {
    const caller = api.caller()
    const { attempt, code } = await mailed(await activeReader())
    await redeem(attempt, code, caller).expect(200)
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => redeem('x'.repeat(43), '123456', caller)),
    )
    expect([statuses(answers, 410), statuses(answers, 429)]).toEqual([30, 2])
  })

  test('the token to register with is guessed no faster', async () => {
    const caller = api.caller()
    const answers = await Promise.all(Array.from({ length: 32 }, () => register('x'.repeat(43), {}, caller)))
    expect([statuses(answers, 410), statuses(answers, 429)]).toEqual([30, 2])
  })
})

describe('asking', () => {
  test('again within a minute is refused with the time to wait, and works after it', async () => {
    const [email, caller] = [await activeReader(), api.caller()]
    await request(email, caller).expect(202)
    const { body, headers } = await request(email, caller).expect(429)
    expect(headers['retry-after']).toBe('60')
    expect(body.details).toEqual({ retry_after_s: 60, limit: 'loginCode' })
    await api.settle()
    api.advance(minute)
    await request(email, caller).expect(202)
    await api.settle()
    expect(codesTo(email)).toBe(2)
  })

  test('for a reader alone is never held back in silence: the fourth code of an hour is refused', async () => {
    const [email, caller] = [freshEmail(), api.caller()]
    for (const count of [1, 2, 3]) {
      await request(email, caller).expect(202)
      await api.settle()
      expect(codesTo(email)).toBe(count)
      api.advance(minute)
    }
    const { body } = await request(email, caller).expect(429)
    expect(body.details.retry_after_s).toBe(57 * 60)
  })

  test('does not count where the code came back', async () => {
    const [email, caller] = [await activeReader(), api.caller()]
    for (let round = 0; round < 7; round++) {
      const { attempt, code } = await mailed(email, request(email, caller))
      await redeem(attempt, code, caller).expect(200)
    }
  })
})

describe('a stranger who uses up the codes of an address', () => {
  test('locks no browser out that has signed in to it, nor a signed-in reader', async () => {
    const email = await returning()
    const bearer = (await login(email).expect(200)).body.access_token
    for (let round = 0; round < 6; round++) {
      await request(email).expect(202)
      await api.settle()
      api.advance(21 * minute)
    }
    const before = codesTo(email)
    await request(email).expect(202)
    await api.settle()
    expect(codesTo(email)).toBe(before)
    const own = await mailed(email, requestFromOwn(email))
    await redeem(own.attempt, own.code).expect(200)
    const asking = api.caller().request('post', '/user/login-code', bearer).send({ email })
    const signedIn = await mailed(email, asking)
    await redeem(signedIn.attempt, signedIn.code).expect(200)
  })

  test('ends no code that such a browser asked for; that one ends the stranger’s', async () => {
    const email = await returning()
    const stranger = await mailed(email)
    const own = await mailed(email, requestFromOwn(email))
    await redeem(stranger.attempt, stranger.code).expect(410)
    api.advance(minute)
    await mailed(email)
    await redeem(own.attempt, own.code).expect(200)
  })

  test('gains nothing by a device cookie of another account, or one nobody has', async () => {
    const email = await returning()
    await mailed(email)
    const cookies = [
      `device=${'a'.repeat(43)}`,
      String((await login(await returning())).headers['set-cookie']),
    ]
    for (const cookie of cookies) {
      await request(email)
        .set('Cookie', cookie.split(';')[0] ?? '')
        .expect(202)
      await api.settle()
    }
    expect(codesTo(email)).toBe(1)
  })
})

test('nothing of a code is in the log', async () => {
  const { attempt, code } = await mailed(await activeReader())
  await redeem(attempt, code).expect(200)
  expect(api.log()).toContain('session.redeemCode')
  expect(api.log()).not.toContain(attempt)
  expect(api.log()).not.toMatch(new RegExp(`"${code}"`))
})
