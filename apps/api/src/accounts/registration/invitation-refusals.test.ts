import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { home, sharingOf } from '../../testing/sharing.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { owner, invited, update, remove } = sharingOf(() => api)
const { register, activate } = readersOf(() => api)

describe('registering by an invitation that is over', () => {
  async function guest() {
    const family = await owner()
    const email = freshEmail('gast')
    return { family, email, ...(await invited(family.bearer, email)) }
  }
  const tryWith = (email: string, invitation_token: string) =>
    register({ email, password, invitation_token, ...home })
  const attempts = (email: string) => api.deps.db.pendingRegistration.count({ where: { email } })

  test('says that it was withdrawn, and stores nothing', async () => {
    const { family, email, id, token } = await guest()
    await remove(family.bearer, id).expect(200)
    expect((await tryWith(email, token).expect(410)).body.code).toBe('SHARED_INVITATION_REVOKED')
    expect(await attempts(email)).toBe(0)
  })

  test('says that it was used, whoever asks: once the account is active, not before', async () => {
    const { email, token } = await guest()
    for (let time = 0; time < 2; time++) await tryWith(email, token).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    expect((await tryWith(email, token).expect(409)).body.code).toBe('SHARED_INVITATION_USED')
    expect((await tryWith(freshEmail(), token).expect(409)).body.code).toBe('SHARED_INVITATION_USED')
  })

  test('says that it has expired, after 14 days as after a newer one', async () => {
    const { family, email, id, token } = await guest()
    api.advance(14 * day + 1000)
    expect((await tryWith(email, token).expect(410)).body.code).toBe('SHARED_INVITATION_EXPIRED')
    await update(family.bearer, { action: 'resend', id }).expect(200)
    expect((await tryWith(email, token).expect(410)).body.code).toBe('SHARED_INVITATION_EXPIRED')
    expect(await attempts(email)).toBe(0)
    await tryWith(email, tokenIn(api.mailsTo(email).at(-1))).expect(202)
  })
})
