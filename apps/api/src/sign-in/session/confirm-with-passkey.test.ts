import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { readerWithPasskey, challenge, remove } = passkeysOf(() => api)

describe('a passkey confirms a login', () => {
  const confirm = (bearer: string, body: object) =>
    api.caller().request('post', '/user/passkey-login/confirm', bearer).send(body)
  const isFresh = async (bearer: string) =>
    (await api.caller().request('get', '/user/export', bearer)).status === 200

  test('of its own account, for five minutes, once', async () => {
    const { bearer, authenticator } = await readerWithPasskey()
    api.advance(6 * minute)
    expect(await isFresh(bearer)).toBe(false)
    const body = authenticator.sign(await challenge())
    await confirm(bearer, body).expect(204)
    expect(await isFresh(bearer)).toBe(true)
    expect((await confirm(bearer, body).expect(401)).body.code).toBe('PASSKEY_REFUSED')
    api.advance(5 * minute)
    expect(await isFresh(bearer)).toBe(false)
  })

  test('and of no other: the key of somebody else opens nothing', async () => {
    const [owner, other] = [await readerWithPasskey(), await readerWithPasskey()]
    api.advance(6 * minute)
    const body = other.authenticator.sign(await challenge())
    expect((await confirm(owner.bearer, body).expect(401)).body.code).toBe('PASSKEY_REFUSED')
    expect(await isFresh(owner.bearer)).toBe(false)
    expect(await isFresh(other.bearer)).toBe(false)
  })

  test('not without a session, not when removed, and five failures are enough', async () => {
    const { bearer, authenticator, id } = await readerWithPasskey()
    await confirm('', authenticator.sign(await challenge())).expect(401)
    await remove(bearer, id).expect(204)
    for (let round = 0; round < 5; round++) {
      const { body } = await confirm(bearer, authenticator.sign(await challenge())).expect(401)
      expect(body.code).toBe('PASSKEY_UNKNOWN')
    }
    await confirm(bearer, authenticator.sign(await challenge())).expect(429)
  })
})
