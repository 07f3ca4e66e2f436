import { emailKey, maskedEmail } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { deviceOf, password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
const newPassword = 'Ganz-Neu-88'
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf, block } = readersOf(() => api)

const ask = (email: string, caller = api.caller()) =>
  caller.request('post', '/registration/request-password-reset').send({ email, edition: 'az' })
const reset = (token: string, secret = newPassword, caller = api.caller()) =>
  caller.request('post', '/registration/password-reset').send({ token, password: secret })
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)

/** Requests a link and returns its token. */
async function tokenFor(email: string): Promise<string> {
  await ask(email).expect(202)
  await api.settle()
  return tokenIn(api.mailsTo(email).at(-1))
}

describe('request-password-reset', () => {
  test('G24, A05: unknown, known and waiting addresses are answered with the same bytes; the unknown gets no mail', async () => {
    const known = await activeReader()
    const waiting = freshEmail()
    const unknown = freshEmail()
    await register({ email: waiting, password }).expect(202)
    await api.settle()
    api.mails.length = 0
    const answers = await Promise.all([known, waiting, unknown].map((email) => ask(email).expect(202)))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"status":"sent"}']))
    await api.settle()
    expect(api.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [known, waiting].sort().map((to) => [to, 'Passwort zurücksetzen']),
    )
  })

  test('the link comes first, alone on its line, on the edition that was named', async () => {
    const email = await activeReader()
    const token = await tokenFor(email)
    const lines = api.mailsTo(email).at(-1)?.text.split('\n')
    const first = lines?.find((line) => line.includes('http'))
    expect(first).toBe(`http://az.localhost:3000/service/profil/password/reset?token=${token}`)
  })

  test('at most three mails an hour, one a minute, and no answer shows it', async () => {
    const email = await activeReader()
    api.mails.length = 0
    for (let i = 0; i < 6; i++) {
      await ask(email).expect(202)
      await ask(email).expect(202)
      await api.settle()
      api.advance(minute + 1000)
    }
    expect(api.mailsTo(email)).toHaveLength(3)
  })

  test('the sixth wish of one network for one address is 429, known or not', async () => {
    for (const email of [await activeReader(), freshEmail()]) {
      const caller = api.caller()
      for (let i = 0; i < 5; i++) await ask(email, caller).expect(202)
      const refused = await ask(email, caller).expect(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('what a link opens', () => {
  const whose = (token: string, caller = api.caller()) =>
    caller.request('get', '/registration/password-reset').set('x-reset-token', token)

  test('is named masked, as often as it is asked, and the link goes on working', async () => {
    const email = await activeReader()
    const token = await tokenFor(email)
    for (const _ of [1, 2])
      expect((await whose(token).expect(200)).body).toEqual({ email, email_masked: maskedEmail(email) })
    await reset(token).expect(200)
    expect((await whose(token).expect(410)).body.code).toBe('PASSWORD_RESET_TOKEN_INVALID')
  })

  test('is named for a mailbox that waits for its account, too', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = await tokenFor(email)
    expect((await whose(token).expect(200)).body).toEqual({ email, email_masked: maskedEmail(email) })
  })

  test('nobody learns by guessing', async () => {
    const caller = api.caller()
    for (let i = 0; i < 30; i++) await whose(`${i}`.padStart(43, 'x'), caller).expect(410)
    await whose('y'.repeat(43), caller).expect(429)
  })
})

describe('password-reset', () => {
  test('sets the password once, ends every session and tells the owner', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const token = await tokenFor(email)
    expect((await reset(token).expect(200)).body).toMatchObject({ token_type: 'Bearer' })
    await login(email).expect(401)
    await login(email, newPassword).expect(200)
    await userinfo(bearer).expect(401)
    await api.settle()
    expect(api.mailsTo(email).map(({ subject }) => subject)).toContain('Ihr Passwort wurde geändert')
    expect((await reset(token).expect(410)).body.code).toBe('PASSWORD_RESET_TOKEN_INVALID')
    const account = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
    const events = await api.deps.db.auditEvent.findMany({ where: { accountId: account.id } })
    expect(events.map(({ action }) => action)).toContain('password.reset')
  })

  test('leaves one browser known, the one it is done in: an intruder’s is a stranger from then on', async () => {
    const email = await activeReader()
    await login(email).expect(200)
    const token = await tokenFor(email)
    const mine = String((await reset(token).expect(200)).headers['set-cookie']).split(';')[0] ?? ''
    const subjectsAfter = async (cookie: string) => {
      await api.settle()
      api.mails.length = 0
      const body = { email, password: newPassword }
      await api.caller().request('post', '/user/login').set('Cookie', cookie).send(body).expect(200)
      await api.settle()
      return api.mailsTo(email).map(({ subject }) => subject)
    }
    expect(await subjectsAfter(mine)).toEqual([])
    expect(await subjectsAfter(`device=${deviceOf(email)}`)).toEqual(['Neue Anmeldung bei Ihrem Konto'])
  })

  test('is done in a known browser, which keeps its cookie', async () => {
    const email = await activeReader()
    await login(email).expect(200)
    const cookie = `device=${deviceOf(email)}`
    const done = await reset(await tokenFor(email))
      .set('Cookie', cookie)
      .expect(200)
    expect(String(done.headers['set-cookie'])).toContain(`${cookie};`)
  })

  test('expired, superseded, unknown and over-long tokens are refused alike', async () => {
    const email = await activeReader()
    const first = await tokenFor(email)
    api.advance(minute + 1000)
    const second = await tokenFor(email)
    await reset(first).expect(410)
    await reset('a'.repeat(43)).expect(410)
    await reset('a'.repeat(201)).expect(410)
    api.advance(60 * minute)
    await reset(second).expect(410)
    await login(email).expect(200)
  })

  test('a refused password does not use the link up', async () => {
    const email = await activeReader({ family_name: 'Wolkenstein' })
    const token = await tokenFor(email)
    for (const weak of ['kurz', 'Sommer2024', 'Wolkenstein-9', `${email.split('@')[0]}-A9`]) {
      const { body } = await reset(token, weak).expect(422)
      expect(body.field_errors).toMatchObject([{ field: 'password', code: 'PASSWORD_WEAK' }])
    }
    await reset(token).expect(200)
  })

  test('20 resets with one link at once: one wins, and its password is the one that works', async () => {
    const email = await activeReader()
    const token = await tokenFor(email)
    const secrets = Array.from({ length: 20 }, (_, i) => `Ganz-Neu-${100 + i}`)
    const answers = await Promise.all(secrets.map((secret) => reset(token, secret)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    const winner = secrets[answers.findIndex(({ status }) => status === 200)]
    await login(email, winner).expect(200)
  })

  test('G26: proves a mailbox that was never activated: account active, waiting attempts gone', async () => {
    const email = freshEmail()
    await register({ email, password, given_name: 'Anna' }).expect(202)
    await api.settle()
    const activation = tokenIn(api.mailsTo(email).at(-1))
    await reset(await tokenFor(email)).expect(200)
    await login(email).expect(401)
    const { body } = await login(email, newPassword).expect(200)
    expect((await userinfo(body.access_token).expect(200)).body).toMatchObject({ given_name: 'Anna' })
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(email) } })).toBe(0)
    await activate(activation).expect(410)
  })

  test('a stranger who registered ahead leaves neither name nor password in the account', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1', given_name: 'Fremd' }).expect(202)
    await register({ email, password, given_name: 'Anna' }).expect(202)
    await api.settle()
    await reset(await tokenFor(email)).expect(200)
    await login(email, 'Angreifer-Wort-1').expect(401)
    const { body } = await login(email, newPassword).expect(200)
    expect((await userinfo(body.access_token).expect(200)).body).toMatchObject({ given_name: null })
  })

  test('the reset token of an activation by resend works, and a newer link ends it', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await register({ email, password }).expect(202)
    await api.settle()
    api.advance(minute + 1000)
    await api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)
    await api.settle()
    const { body } = await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    const newer = await tokenFor(email)
    await reset(body.reset_token).expect(410)
    await reset(newer).expect(200)
    await login(email, newPassword).expect(200)
  })

  test('a blocked account stays blocked', async () => {
    const email = await activeReader()
    await block(email)
    await reset(await tokenFor(email)).expect(200)
    expect((await login(email, newPassword).expect(403)).body.code).toBe('AUTH_BLOCKED')
  })

  test('31 guesses from one network are stopped', async () => {
    const caller = api.caller()
    for (let i = 0; i < 30; i++) await reset(`${i}`.padStart(43, 'x'), newPassword, caller).expect(410)
    await reset('y'.repeat(43), newPassword, caller).expect(429)
  })

  test('no link, address or password reaches the log', async () => {
    const email = await activeReader()
    const token = await tokenFor(email)
    await reset(token).expect(200)
    for (const secret of [email, token, newPassword]) expect(api.log()).not.toContain(secret)
  })
})
