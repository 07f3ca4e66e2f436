import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { readersOf } from '../../testing/readers.ts'

const newPassword = 'Ganz-Neu-88'
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)

/** An owner who is about to lock out an intruder, and the intruder's session. */
async function takenOver() {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
  await api.settle()
  const body = { token: tokenIn(api.mailsTo(email).at(-1)), password: newPassword }
  const reset = () => api.caller().request('post', '/registration/password-reset').send(body)
  const put = (path: string, wish: object) => api.caller().request('put', path, bearer).send(wish)
  return { email, reset, put }
}
/** Starts one of two calls a little later, in turn. */
const shifted = async <T>(round: number, call: () => PromiseLike<T>): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, (round % 10) * 6))
  return call()
}

test('a login with the old password never outlives a reset at the same moment', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { email, reset } = await takenOver()
    const [done, signedIn] = await Promise.all([reset(), shifted(round, () => login(email))])
    expect(done.status).toBe(200)
    expect([200, 401]).toContain(signedIn.status)
    const bearer = signedIn.body.access_token ?? 'keiner'
    await api.caller().request('get', '/userinfo', bearer).expect(401)
  }
})

test('a change of the password under way never overtakes a reset', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { email, reset, put } = await takenOver()
    const attack = () => put('/user/password', { password: 'Angreifer-Wort-1' })
    const [done, attacked] = await Promise.all([reset(), shifted(round, attack)])
    // If the change came first, it also ended the link; then the owner asks for another.
    expect([200, 410]).toContain(done.status)
    expect([200, 401]).toContain(attacked.status)
    expect(done.status === 200 || attacked.status === 200).toBe(true)
    if (done.status === 200) await login(email, newPassword).expect(200)
  }
})

test('a change of address under way never survives a reset', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { email, reset, put } = await takenOver()
    const attack = () => put('/user/email', { email: freshEmail() })
    const [done, attacked] = await Promise.all([reset(), shifted(round, attack)])
    expect(done.status).toBe(200)
    expect([202, 401]).toContain(attacked.status)
    const account = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
    const open = { accountId: account.id, cancelledAt: null, confirmedAt: null }
    expect(await api.deps.db.emailChange.count({ where: open })).toBe(0)
    const live = {
      accountId: account.id,
      purpose: 'email_change',
      supersededAt: null,
      consumedAt: null,
    } as const
    expect(await api.deps.db.oneTimeToken.count({ where: live })).toBe(0)
  }
})
