import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Work } from '../context.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { workOf } from '../work.ts'
import { purgeRegistrations, purgeSignIn, purgeTokens } from './purges.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf } = readersOf(() => api)
/** Runs a job twice at the same time, like two processes. */
const twice = (job: (work: Work) => Promise<void>) =>
  Promise.all([job(workOf(api.deps)), job(workOf(api.deps))])

test('a registration nobody activates within 14 days leaves no address', async () => {
  const email = freshEmail()
  await register({ email, password, family_name: 'Vergessen' }).expect(202)
  await api.settle()
  const attempts = () => api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(email) } })
  api.advance(14 * day - 1000)
  await twice(purgeRegistrations)
  expect(await attempts()).toBe(1)
  api.advance(1000)
  await twice(purgeRegistrations)
  expect(await attempts()).toBe(0)
  await login(email).expect(401)
  await activate(tokenIn(api.mailsTo(email).at(-1))).expect(410)
})

test('sessions go when they can never be used again, browsers after a year', async () => {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  const { id: accountId } = await api.deps.db.account.findUniqueOrThrow({
    where: { emailKey: emailKey(email) },
  })
  const rows = async () => [
    await api.deps.db.session.count({ where: { accountId } }),
    await api.deps.db.knownDevice.count({ where: { accountId } }),
  ]
  api.advance(89 * day)
  await api.caller().request('get', '/userinfo', bearer).expect(200)
  await twice(purgeSignIn)
  expect(await rows()).toEqual([1, 1])
  api.advance(90 * day)
  await twice(purgeSignIn)
  expect(await rows()).toEqual([0, 1])
  api.advance(187 * day)
  await twice(purgeSignIn)
  expect(await rows()).toEqual([0, 0])
})

test('tokens that lead from edition to edition are gone when they are over, those of mails a month later', async () => {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  const post = (path: string, body: object) =>
    api.caller().request('post', path, bearer).send(body).expect(200)
  const { id: accountId } = await api.deps.db.account.findUniqueOrThrow({
    where: { emailKey: emailKey(email) },
  })
  const purposes = async () => {
    await twice(purgeTokens)
    const rows = await api.deps.db.oneTimeToken.findMany({ where: { accountId } })
    return rows.map(({ purpose }) => purpose).sort()
  }
  await post('/user/tokenSSO', { return_url: 'http://az.localhost:3000/' })
  await post('/user/signOnToken', {})
  await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
  await api.settle()
  expect(await purposes()).toEqual(['password_reset', 'sign_on_keep', 'token_sso'])
  api.advance(60_000)
  expect(await purposes()).toEqual(['password_reset'])
  api.advance(31 * day)
  expect(await purposes()).toEqual([])
})

test('an address that was never confirmed is forgotten, a confirmed one is kept for the reader’s file', async () => {
  const [never, moved] = [await activeReader(), await activeReader()]
  const change = async (email: string, to: string) =>
    api
      .caller()
      .request('put', '/user/email', await bearerOf(email))
      .send({ email: to })
      .expect(202)
  const [wish, target] = [freshEmail(), freshEmail()]
  await change(never, wish)
  await change(moved, target)
  await api.settle()
  const token = tokenIn(api.mailsTo(target).at(-1))
  await api.caller().request('get', `/user/email/verify?token=${token}`).expect(200)
  const kept = async () =>
    (await api.deps.db.emailChange.findMany({ where: { newEmail: { in: [wish, target] } } })).map(
      ({ newEmail }) => newEmail,
    )
  api.advance(14 * day)
  await twice(purgeSignIn)
  expect((await kept()).sort()).toEqual([target, wish].sort())
  api.advance(day)
  await twice(purgeSignIn)
  expect(await kept()).toEqual([target])
})
