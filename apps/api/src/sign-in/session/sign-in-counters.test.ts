import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { loginCodesOf, otherThan } from '../../testing/login-codes.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { readersOf } from '../../testing/readers.ts'

const token = 'metrics-token-of-the-test'
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token })
})
afterAll(() => api.close())

const { activeReader } = readersOf(() => api)
const { redeem, mailed } = loginCodesOf(() => api)
const { readerWithPasskey, signIn } = passkeysOf(() => api)

/** The counters of that name, by their labels. */
async function counters(name: string): Promise<Record<string, number>> {
  const { text } = await api.caller().request('get', '/metrics', token).expect(200)
  const lines = text.matchAll(new RegExp(`^leserkonto_${name}_total\\{(.*)\\} (\\d+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, labels, count]) => [labels, Number(count)]))
}

test('codes and passkeys are counted by what became of them', async () => {
  const { attempt, code } = await mailed(await activeReader())
  await redeem(attempt, otherThan(code)).expect(401)
  await redeem(attempt, code).expect(200)
  await redeem(attempt, code).expect(410)
  expect(await counters('login_codes')).toEqual({
    'event="sent"': 1,
    'event="redeemed"': 1,
    'event="refused"': 2,
  })
  const { authenticator, bearer, id } = await readerWithPasskey()
  expect((await signIn(authenticator)).status).toBe(200)
  await api.caller().request('delete', `/user/passkeys/${id}`, bearer).send({}).expect(204)
  expect((await signIn(authenticator)).status).toBe(401)
  expect(await counters('passkeys')).toEqual({ 'event="accepted"': 1, 'event="refused"': 1 })
})
