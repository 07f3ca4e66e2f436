import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { readersOf } from '../../testing/readers.ts'

const day = 86_400_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)
const { register, signIn } = passkeysOf(() => api)
const signIns = async (bearer: string) =>
  (await api.caller().request('get', '/user/sign-ins', bearer).expect(200)).body.sign_ins

test('a reader sees sign-ins and failed tries, newest first, and nobody else’s', async () => {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  const authenticator = newAuthenticator()
  await register(bearer, authenticator)
  api.advance(1000)
  await login(email, 'Falsch-99').expect(401)
  await api.settle()
  api.advance(1000)
  await signIn(authenticator)
  const known = { device: 'Unbekanntes Gerät', edition: 'sso' }
  const unknown = { device: null, edition: null, method: null }
  const seen = await signIns(bearer)
  expect(seen).toMatchObject([
    { outcome: 'signed_in', method: 'passkey', ...known },
    { outcome: 'refused', ...unknown },
    { outcome: 'signed_in', method: 'password', ...known },
  ])
  expect(seen[0].at).toBe(api.deps.clock.now().toISOString())
  expect(await signIns(await bearerOf(await activeReader()))).toHaveLength(1)
})

test('ten at most, of the last 90 days, and older ones are forgotten', async () => {
  const email = await activeReader()
  for (let i = 0; i < 11; i++) await login(email).expect(200)
  expect(await signIns(await bearerOf(email))).toHaveLength(10)
  const { id: accountId } = await api.deps.db.account.findFirstOrThrow({ where: { email } })
  const kept = () => api.deps.db.auditEvent.count({ where: { accountId, action: 'login' } })
  api.advance(90 * day - 1000)
  await api.runJobs()
  expect(await kept()).toBe(12)
  api.advance(60 * 60_000)
  await api.runJobs()
  expect(await kept()).toBe(0)
  expect(await signIns(await bearerOf(email))).toHaveLength(1)
})
