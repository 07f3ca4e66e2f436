import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { loginCodesOf } from '../../testing/login-codes.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)
const { mailed, redeem } = loginCodesOf(() => api)
const { readerWithPasskey, challenge, login: passkeyLogin } = passkeysOf(() => api)

/** Lets something happen after the next sign-in has been judged and before its session is opened. */
function beforeOpening(happens: () => PromiseLike<unknown>): void {
  const { pool } = api.deps
  const query = pool.query.bind(pool)
  const waiting = vi.spyOn(pool, 'query')
  const held = async (asked: { name?: string }) => {
    if (asked.name === 'open-proven-session') {
      waiting.mockRestore()
      await happens()
    }
    return query(asked as never)
  }
  waiting.mockImplementation(held as never)
}

const notMe = (token: string) => api.caller().request('post', '/mail/not-me').send({ token })

/** A reader with a passkey, and the token of the mail that told of it. */
async function toldOfPasskey() {
  const reader = await readerWithPasskey()
  await api.settle()
  const token = /nicht-ich\?t=([\w-]{43})\n/.exec(api.mailsTo(reader.email).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('the mail has no link')
  return { ...reader, token }
}

describe('a sign-in under way', () => {
  test('opens nothing when the address is changed: the old mailbox is nobody’s way in any more', async () => {
    for (const begin of [
      async (email: string) => () => login(email),
      async (email: string) => {
        const { attempt, code } = await mailed(email)
        return () => redeem(attempt, code)
      },
    ]) {
      const email = await activeReader()
      const to = freshEmail('neu')
      const wish = api
        .caller()
        .request('put', '/user/email', await bearerOf(email))
        .send({ email: to })
      await wish.expect(202)
      await api.settle()
      const link = `/user/email/verify?token=${tokenIn(api.mailsTo(to).at(-1))}`
      const enter = await begin(email)
      beforeOpening(() => api.caller().request('get', link).expect(200))
      const { status, body } = await enter()
      expect([
        [401, 'AUTH_INVALID_CREDENTIALS'],
        [410, 'LOGIN_CODE_EXPIRED'],
      ]).toContainEqual([status, body.code])
      expect(await api.deps.db.session.count({ where: { account: { email: to } } })).toBe(0)
    }
  })

  test('opens nothing when its passkey is removed by the owner who did not make it', async () => {
    const { email, authenticator, token } = await toldOfPasskey()
    const answer = authenticator.sign(await challenge())
    beforeOpening(() => notMe(token).expect(200))
    expect((await passkeyLogin(answer).expect(401)).body.code).toBe('PASSKEY_REFUSED')
    expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(0)
  })

  test('never outlives that removal at the same moment', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { email, authenticator, token } = await toldOfPasskey()
      const answer = authenticator.sign(await challenge())
      const [, signedIn] = await Promise.all([notMe(token).expect(200), passkeyLogin(answer)])
      expect([200, 401]).toContain(signedIn.status)
      expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(0)
    }
  })
})
