import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { deviceOf, password, readersOf } from '../../testing/readers.ts'

const newPassword = 'Ganz-Neu-88'
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, login, activeReader, bearerOf, block } = readersOf(() => api)

/** Asks for a link and returns its token. */
async function tokenFor(email: string, more: object = {}): Promise<string> {
  const form = { email, edition: 'az', ...more }
  await api.caller().request('post', '/registration/request-password-reset').send(form).expect(202)
  await api.settle()
  const token = tokenIn(api.mailsTo(email).at(-1))
  api.mails.length = 0
  return token
}
const reset = (token: string, bearer?: string) =>
  api.caller().request('post', '/registration/password-reset', bearer).send({ token, password: newPassword })
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const subjectsTo = async (email: string) => {
  await api.settle()
  return api.mailsTo(email).map(({ subject }) => subject)
}

test('a new password signs in: one session, the earlier ones are over', async () => {
  const email = await activeReader()
  const before = await bearerOf(email)
  const { body, headers } = await reset(await tokenFor(email)).expect(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: expect.any(Number),
  })
  expect(headers['set-cookie']).toHaveLength(1)
  expect((await userinfo(body.access_token).expect(200)).body.email).toBe(email)
  await userinfo(before).expect(401)
  const { id } = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
  expect(await api.deps.db.session.count({ where: { accountId: id } })).toBe(1)
})

test('from an unknown browser the owner is told of both, from a known one of the password alone', async () => {
  const email = await activeReader()
  await login(email).expect(200)
  await reset(await tokenFor(email)).expect(200)
  expect((await subjectsTo(email)).sort()).toEqual([
    'Ihr Passwort wurde geändert',
    'Neue Anmeldung bei Ihrem Konto',
  ])
  const known = await activeReader()
  await login(known).expect(200)
  await reset(await tokenFor(known))
    .set('Cookie', `device=${deviceOf(known)}`)
    .expect(200)
  expect(await subjectsTo(known)).toEqual(['Ihr Passwort wurde geändert'])
})

test('who never was active signs in, too', async () => {
  const email = freshEmail()
  await register({ email, password }).expect(202)
  await api.settle()
  const { body } = await reset(await tokenFor(email)).expect(200)
  expect((await userinfo(body.access_token).expect(200)).body.email).toBe(email)
})

test('another reader who is signed in stays so, and the owner of the link has to sign in', async () => {
  const email = await activeReader()
  await login(email).expect(200)
  const other = await bearerOf(await activeReader())
  const { body } = await reset(await tokenFor(email), other).expect(200)
  expect(body).toEqual({})
  await userinfo(other).expect(200)
  expect(await subjectsTo(email)).toEqual(['Ihr Passwort wurde geändert'])
  await login(email, newPassword).expect(200)
})

test('the reader themself goes on with a new session', async () => {
  const email = await activeReader()
  const before = await bearerOf(email)
  const { body } = await reset(await tokenFor(email), before).expect(200)
  await userinfo(before).expect(401)
  await userinfo(body.access_token).expect(200)
})

test('a blocked account is not opened, and nobody is told of a sign-in', async () => {
  const email = await activeReader()
  await login(email).expect(200)
  await block(email)
  expect((await reset(await tokenFor(email)).expect(200)).body).toEqual({})
  expect(await subjectsTo(email)).toEqual(['Ihr Passwort wurde geändert'])
})

test('20 at once with one link: one session', async () => {
  const email = await activeReader()
  const token = await tokenFor(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
  expect(answers.filter(({ body }) => 'access_token' in body)).toHaveLength(1)
})

test('the way back goes along with the mail, if it is one of ours', async () => {
  const email = await activeReader()
  const here = await tokenFor(email, { return_url: '/artikel/1?a=1' })
  expect((await reset(here).expect(200)).body.return_url).toBe('/artikel/1?a=1')
  api.advance(61_000)
  const away = await tokenFor(email, { return_url: 'https://evil.example/' })
  expect((await reset(away).expect(200)).body).not.toHaveProperty('return_url')
})

test('a link that was made while the address was changed opens nothing', async () => {
  const email = await activeReader()
  const token = await tokenFor(email)
  const to = freshEmail('neu')
  // A change of the address ends the links that it sees.
  await api.deps.db.account.update({
    where: { emailKey: emailKey(email) },
    data: { email: to, emailKey: emailKey(to) },
  })
  expect((await reset(token).expect(410)).body.code).toBe('PASSWORD_RESET_TOKEN_INVALID')
  await login(to).expect(200)
})
