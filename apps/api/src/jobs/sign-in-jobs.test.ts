import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Work } from '../context.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { workOf } from '../work.ts'
import { purgeRegistrations, purgeTokens } from './purges.ts'

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
