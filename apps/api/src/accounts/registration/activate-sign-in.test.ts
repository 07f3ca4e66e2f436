import { randomBytes } from 'node:crypto'
import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, login, activeReader, bearerOf } = readersOf(() => api)

const newMark = () => randomBytes(32).toString('base64url')
const activateWith = (body: { token: string; mark?: string }, bearer?: string) =>
  api.caller().request('post', '/registration/activate', bearer).send(body)
const resend = (email: string) =>
  api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)

/** Registers in a browser with this mark; returns the address. */
async function waiting(mark?: string, email = freshEmail()): Promise<string> {
  await register({ email, password, edition: 'az', ...(mark && { mark }) }).expect(202)
  await api.settle()
  return email
}
const tokenTo = (email: string) => tokenIn(api.mailsTo(email).at(-1))
const accountOf = (email: string) =>
  api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
const sessionsOf = async (email: string) => {
  const { id } = await accountOf(email)
  return api.deps.db.session.count({ where: { accountId: id } })
}

test('in the browser that registered, the button signs in as a login does', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  const { body, headers } = await activateWith({ token: tokenTo(email), mark }).expect(200)
  expect(body).toMatchObject({ status: 'activated', token_type: 'Bearer', expires_in: 365 * 24 * 60 * 60 })
  expect(String(headers['set-cookie'])).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
  const { body: user } = await api.caller().request('get', '/userinfo', body.access_token).expect(200)
  expect(user.email).toBe(email)
  const signIns = await api.caller().request('get', '/user/sign-ins', body.access_token).expect(200)
  expect(signIns.body.sign_ins).toMatchObject([{ outcome: 'signed_in', method: 'link' }])
  await api.settle()
  // The first browser of an account is never a strange one.
  expect(api.mailsTo(email)).toHaveLength(1)
})

test('with the link of a mail that was sent again, too', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  api.advance(61_000)
  await resend(email)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(2)
  const { body } = await activateWith({ token: tokenTo(email), mark }).expect(200)
  expect(body.access_token).toEqual(expect.any(String))
})

test.each([
  ['another browser', () => newMark(), () => ({})],
  ['a browser whose mark is another one', () => newMark(), () => ({ mark: newMark() })],
  ['an attempt without a mark', () => undefined, () => ({ mark: newMark() })],
])('%s: the account is active, and nobody is signed in', async (_, registered, activating) => {
  const email = await waiting(registered())
  const { body, headers } = await activateWith({ token: tokenTo(email), ...activating() }).expect(200)
  expect(body).toEqual({ status: 'activated', email })
  expect(headers['set-cookie']).toBeUndefined()
  expect(await sessionsOf(email)).toBe(0)
  await login(email).expect(200)
})

test('a mark is worth nothing without the link, and nothing a second time', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  const token = tokenTo(email)
  await activateWith({ token: 'x'.repeat(43), mark }).expect(400)
  await activateWith({ token, mark }).expect(200)
  await activateWith({ token, mark }).expect(409)
  expect(await sessionsOf(email)).toBe(1)
})

test('a mark is of its own attempt: the link of another address does not sign in with it', async () => {
  const mark = newMark()
  await waiting(mark)
  const other = await waiting(newMark())
  expect((await activateWith({ token: tokenTo(other), mark }).expect(200)).body).toEqual({
    status: 'activated',
    email: other,
  })
  expect(await sessionsOf(other)).toBe(0)
})

test('is over with the link', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  api.advance(72 * hour + 1000)
  await activateWith({ token: tokenTo(email), mark }).expect(410)
})

test('ten times at once: one session', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  const token = tokenTo(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => activateWith({ token, mark })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionsOf(email)).toBe(1)
})

test('a stranger’s link signs a reader neither out nor in as somebody else', async () => {
  const reader = await bearerOf(await activeReader())
  const mark = newMark()
  const email = await waiting(mark)
  const { body } = await activateWith({ token: tokenTo(email), mark }, reader).expect(200)
  expect(body).toEqual({ status: 'activated', email })
  await api.caller().request('get', '/userinfo', reader).expect(200)
})

test('where several attempts wait, the password comes first', async () => {
  const mark = newMark()
  const email = await waiting(newMark())
  api.advance(61_000)
  await waiting(mark, email)
  const { body } = await activateWith({ token: tokenTo(email), mark }).expect(200)
  expect(body).toEqual({ status: 'activated', reset_token: expect.any(String) })
  expect(await sessionsOf(email)).toBe(0)
})

test('nothing of a mark is stored but its hash, and nothing of it is in the log', async () => {
  const mark = newMark()
  const email = await waiting(mark)
  const [attempt] = await api.deps.db.pendingRegistration.findMany({ where: { email } })
  expect(attempt?.markHash).toBe(api.deps.ids.secretHash(mark))
  const row = JSON.stringify(attempt)
  expect(row).not.toContain(mark)
  await activateWith({ token: tokenTo(email), mark }).expect(200)
  expect(api.log()).not.toContain(mark)
})
