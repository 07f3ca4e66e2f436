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
  const ways = {
    'a password': async (email: string) => () => login(email),
    'a code': async (email: string) => {
      const { attempt, code } = await mailed(email)
      return () => redeem(attempt, code)
    },
  }
  const refusals = [
    [401, 'AUTH_INVALID_CREDENTIALS'],
    [410, 'LOGIN_CODE_EXPIRED'],
  ]

  // In a browser of the account the password stays, and the address alone is another.
  test.each(
    Object.entries(ways).flatMap(([name, begin]) => [true, false].map((own) => ({ name, begin, own }))),
  )(
    'by $name opens nothing when the address is changed (in its own browser: $own): the old mailbox is nobody’s way in any more',
    async ({ begin, own }) => {
      const [email, to] = [await activeReader(), freshEmail('neu')]
      const bearer = await bearerOf(email)
      await api.caller().request('put', '/user/email', bearer).send({ email: to }).expect(202)
      await api.settle()
      const link = `/user/email/verify?token=${tokenIn(api.mailsTo(to).at(-1))}`
      const enter = await begin(email)
      beforeOpening(() =>
        api
          .caller()
          .request('get', link, own ? bearer : undefined)
          .expect(200),
      )
      const { status, body } = await enter()
      expect(refusals).toContainEqual([status, body.code])
      expect(await api.deps.db.session.count({ where: { account: { email: to } } })).toBe(0)
    },
  )

  test.each(Object.entries(ways))(
    'by %s opens nothing when the password is replaced',
    async (_name, begin) => {
      const email = await activeReader()
      const enter = await begin(email)
      const replaced = { where: { emailKey: email }, data: { passwordHash: 'another' } }
      beforeOpening(() => api.deps.db.account.update(replaced))
      const { status, body } = await enter()
      expect(refusals).toContainEqual([status, body.code])
      expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(0)
    },
  )

  test('opens nothing when its passkey is removed by the owner who did not make it', async () => {
    const { email, authenticator, token } = await toldOfPasskey()
    const answer = authenticator.sign(await challenge())
    beforeOpening(() => notMe(token).expect(200))
    expect((await passkeyLogin(answer).expect(401)).body.code).toBe('PASSKEY_REFUSED')
    expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(0)
  })

  test('opens nothing when its passkey alone is removed', async () => {
    const { email, authenticator } = await toldOfPasskey()
    const answer = authenticator.sign(await challenge())
    const of = { where: { account: { email } } }
    const before = await api.deps.db.session.count(of)
    beforeOpening(() => api.deps.db.passkey.deleteMany(of))
    expect((await passkeyLogin(answer).expect(401)).body.code).toBe('PASSKEY_REFUSED')
    expect(await api.deps.db.session.count(of)).toBe(before)
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
