import { randomBytes } from 'node:crypto'
import { limits, waitingLimits } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { deviceOf, password, readersOf } from '../../testing/readers.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf } = readersOf(() => api)
const { signUp, confirm, newestLink, subscriber } = subscribersOf(() => api)

const newMark = () => randomBytes(32).toString('base64url')
const ask = (mark: string) => api.caller().request('get', '/mail/awaited').set('X-Mark', mark)
const isConfirmed = async (mark: string): Promise<boolean> => (await ask(mark).expect(200)).body.confirmed

/** The token of the newest mail to an address, once everything waiting has been sent. */
async function newestToken(email: string): Promise<string> {
  await api.settle()
  return tokenIn(api.mailsTo(email).at(-1))
}

describe('a page that waits', () => {
  test('costs one statement, which writes nothing and counts nothing, whoever asks for what', async () => {
    const [waiting, email] = [newMark(), freshEmail()]
    await register({ email, password, mark: waiting }).expect(202)
    await api.settle()
    for (const mark of [waiting, newMark(), 'x', 'y'.repeat(4_000)]) {
      const { statements, answer } = await statementsOf(api.deps.pool, () => ask(mark).expect(200))
      expect([answer.body, statements.map((text) => text.trim().slice(0, 6))]).toEqual([
        { confirmed: false },
        ['SELECT'],
      ])
    }
  })

  test('ends, and an office of 200 that waits meets no limit', () => {
    const [{ max, windowMs }] = limits.flood
    const [first] = waitingLimits.steps
    expect((windowMs / first.everyMs) * 200).toBeLessThanOrEqual(max)
    expect(waitingLimits.steps.reduce((asked, { times }) => asked + times, 0)).toBeLessThan(
      waitingLimits.most,
    )
  })

  test('is told for a day, and what is kept for it names nobody', async () => {
    const [mark, email] = [newMark(), freshEmail()]
    await register({ email, password, mark }).expect(202)
    await activate(await newestToken(email)).expect(200)
    const where = { tokenHash: api.deps.ids.secretHash(mark) }
    const { accountId, emailKey, payload } = await api.deps.db.oneTimeToken.findUniqueOrThrow({ where })
    expect([accountId, emailKey, payload]).toEqual([null, null, {}])
    api.advance(24 * 60 * minute - 1000)
    expect(await isConfirmed(mark)).toBe(true)
    api.advance(2000)
    expect(await isConfirmed(mark)).toBe(false)
  })

  test('with a secret that was sent before, or is another proof, hinders no confirmation', async () => {
    const mark = newMark()
    const [first, second] = [freshEmail(), freshEmail()]
    await register({ email: first, password, mark }).expect(202)
    await activate(await newestToken(first)).expect(200)
    await register({ email: second, password, mark }).expect(202)
    const token = await newestToken(second)
    await activate(token).expect(200)
    const third = freshEmail('abo')
    await signUp(third, ['az-morgen'], { mark: token }).expect(200)
    await confirm(await newestLink(third)).expect(200)
    expect(await isConfirmed(token)).toBe(false)
  })
})

describe('of a registration', () => {
  test('is told once the link was opened in any browser, and is signed in by nothing', async () => {
    const [mark, email] = [newMark(), freshEmail()]
    await register({ email, password, mark }).expect(202)
    const token = await newestToken(email)
    expect(await isConfirmed(mark)).toBe(false)
    await activate(token).expect(200)
    const { body, headers } = await ask(mark).expect(200)
    expect([body, headers['set-cookie']]).toEqual([{ confirmed: true }, undefined])
    const { id: accountId } = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: email } })
    expect(await api.deps.db.session.count({ where: { accountId } })).toBe(0)
  })

  test('of somebody who typed another’s address learns what their password would tell, and no more', async () => {
    const [strangers, owners, email] = [newMark(), newMark(), freshEmail()]
    await register({ email, password: 'Angreifer-Wort-1', mark: strangers }).expect(202)
    await api.settle()
    api.advance(minute + 1000)
    await register({ email, password, mark: owners }).expect(202)
    await activate(await newestToken(email)).expect(200)
    await login(email, 'Angreifer-Wort-1').expect(401)
    expect([await isConfirmed(strangers), await isConfirmed(owners)]).toEqual([false, false])
  })

  test('of an address that has an account waits as one whose mail nobody answers', async () => {
    const email = await activeReader()
    const [taken, free] = [newMark(), newMark()]
    await register({ email, password: 'Fremdes-Wort-11', mark: taken }).expect(202)
    await register({ email: freshEmail(), password, mark: free }).expect(202)
    await api.settle()
    await login(email).expect(200)
    const [one, other] = [await ask(taken), await ask(free)]
    expect([one.text, one.status]).toEqual([other.text, other.status])
    expect(await isConfirmed(taken)).toBe(false)
  })

  test('is told no more where the account was opened by a new password or by a code', async () => {
    const [mark, email] = [newMark(), freshEmail()]
    await register({ email, password, mark }).expect(202)
    await api.settle()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    const token = await newestToken(email)
    await api
      .caller()
      .request('post', '/registration/password-reset')
      .send({ token, password: 'Ganz-Neu-88' })
      .expect(200)
    expect(await isConfirmed(mark)).toBe(false)
  })
})

describe('of a forgotten password', () => {
  async function reset(email: string, mark: string, device?: string) {
    const asking = api.caller().request('post', '/registration/request-password-reset')
    await (device ? asking.set('Cookie', `device=${device}`) : asking).send({ email, mark }).expect(202)
    const token = await newestToken(email)
    await api
      .caller()
      .request('post', '/registration/password-reset')
      .send({ token, password: 'Ganz-Neu-88' })
      .expect(200)
  }

  test('is told in a browser that has signed in to the account', async () => {
    const [mark, email] = [newMark(), await activeReader()]
    await bearerOf(email)
    await reset(email, mark, deviceOf(email))
    expect(await isConfirmed(mark)).toBe(true)
  })

  test.each([
    ['without a cookie', () => undefined],
    ['of somebody else', () => deviceOf(freshEmail())],
  ])('waits for ever in a browser %s: it would learn that there is an account', async (_, device) => {
    const [mark, email] = [newMark(), await activeReader()]
    await bearerOf(email)
    await reset(email, mark, device())
    expect(await isConfirmed(mark)).toBe(false)
  })
})

describe('of a new address', () => {
  const verify = (token: string) =>
    api.caller().request('get', `/user/email/verify?token=${token}`).expect(200)

  test('is told, when its form had other changes and when the mail was sent again, too', async () => {
    const bearer = await bearerOf(await activeReader())
    const [first, second, to] = [newMark(), newMark(), freshEmail()]
    const form = { email: to, customer_type: 'private', mark: first }
    await api.caller().request('put', '/user', bearer).send(form).expect(200)
    await api.settle()
    api.advance(minute + 1000)
    await api.caller().request('post', '/user/email/resend', bearer).send({ mark: second }).expect(200)
    await verify(await newestToken(to))
    expect([await isConfirmed(first), await isConfirmed(second)]).toEqual([false, true])
  })

  test('is told, and the session it was asked for in has ended', async () => {
    const bearer = await bearerOf(await activeReader())
    const [mark, to] = [newMark(), freshEmail()]
    await api.caller().request('put', '/user/email', bearer).send({ email: to, mark }).expect(202)
    const token = await newestToken(to)
    expect(await isConfirmed(mark)).toBe(false)
    await verify(token)
    expect(await isConfirmed(mark)).toBe(true)
    await api.caller().request('get', '/userinfo', bearer).expect(401)
  })
})

describe('of newsletters', () => {
  test('is told once the mailbox has confirmed what was ordered there', async () => {
    const [mark, email] = [newMark(), freshEmail('abo')]
    await signUp(email, ['az-morgen'], { mark }).expect(200)
    const link = await newestLink(email)
    expect(await isConfirmed(mark)).toBe(false)
    await confirm(link).expect(200)
    expect(await isConfirmed(mark)).toBe(true)
  })

  test('learns nothing of who gets them already', async () => {
    const [mark, email] = [newMark(), await subscriber(['az-morgen'])]
    await signUp(email, ['az-morgen'], { mark }).expect(200)
    await api.settle()
    expect(await isConfirmed(mark)).toBe(false)
  })
})
