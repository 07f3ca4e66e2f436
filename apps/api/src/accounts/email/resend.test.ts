import { untaggedEmailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, bearer?: string) =>
  api.caller().request(method, path, bearer)
const resend = (bearer?: string) => call('post', '/user/email/resend', bearer).send({})
const cancel = (bearer?: string) => call('delete', '/user/email/pending', bearer)
const verify = (token: string, bearer?: string) => call('get', `/user/email/verify?token=${token}`, bearer)
const pendingOf = async (bearer: string) =>
  (await call('get', '/userinfo', bearer).expect(200)).body.pending_email

/** A reader who asked for another address, and the token of the newest link. */
async function onTheMove() {
  const [email, to] = [await activeReader(), freshEmail('neu')]
  const bearer = await bearerOf(email)
  await call('put', '/user/email', bearer).send({ email: to, edition: 'az' }).expect(202)
  await api.settle()
  return { email, bearer, to, newest: () => tokenIn(api.mailsTo(to).at(-1)) }
}

async function sendAgain(bearer: string) {
  const { body } = await resend(bearer).expect(200)
  await api.settle()
  return body
}

describe('POST /user/email/resend', () => {
  test('mails a new link, which alone works; the old address gets no second notice', async () => {
    const { email, bearer, to, newest } = await onTheMove()
    const [first, notices] = [newest(), api.mailsTo(email).length]
    api.advance(minute)
    expect(await sendAgain(bearer)).toEqual({ pending_email: to })
    expect(api.mailsTo(email)).toHaveLength(notices)
    expect((await verify(first).expect(410)).body.code).toBe('EMAIL_LINK_EXPIRED')
    await verify(newest(), bearer).expect(200)
    await login(to).expect(200)
  })

  test('too early it says in how many seconds, and the link that was sent goes on working', async () => {
    const { bearer, to, newest } = await onTheMove()
    api.advance(minute / 2)
    const { body } = await resend(bearer).expect(429)
    expect(body).toMatchObject({ code: 'RATE_LIMITED', details: { retry_after_s: 30 } })
    await api.settle()
    expect(api.mailsTo(to)).toHaveLength(1)
    await verify(newest()).expect(200)
  })

  test('the third mail is the last of an hour; asking too early counts nothing', async () => {
    const { bearer, to } = await onTheMove()
    for (let i = 0; i < 2; i++) {
      await resend(bearer).expect(429)
      api.advance(minute)
      await sendAgain(bearer)
    }
    expect(api.mailsTo(to)).toHaveLength(3)
    api.advance(minute)
    expect((await resend(bearer).expect(429)).body.details.retry_after_s).toBe(57 * 60)
    api.advance(57 * minute)
    await sendAgain(bearer)
    expect(api.mailsTo(to)).toHaveLength(4)
  })

  test('that other mails have used up what may go to the address is not told; the link that was sent works', async () => {
    const { bearer, to, newest } = await onTheMove()
    const key = api.deps.secrets.mac('limit', `mail ${untaggedEmailKey(to)}`)
    const { count } = await api.deps.db.rateLimit.updateMany({
      where: { bucket: 'mailAll', key },
      data: { count: 12 },
    })
    expect(count).toBe(1)
    api.advance(minute)
    expect(await sendAgain(bearer)).toEqual({ pending_email: to })
    expect(api.mailsTo(to)).toHaveLength(1)
    await verify(newest()).expect(200)
  })

  test('a change waits no longer for it: after 24 hours nothing is sent and the link is over', async () => {
    const { bearer, to, newest } = await onTheMove()
    api.advance(23 * 60 * minute)
    await sendAgain(bearer)
    api.advance(60 * minute)
    expect(await sendAgain(bearer)).toEqual({ pending_email: null })
    expect(api.mailsTo(to)).toHaveLength(2)
    await verify(newest()).expect(410)
  })

  test('nothing that waits is no error; an anonymous caller is refused', async () => {
    expect(await sendAgain(await bearerOf(await activeReader()))).toEqual({ pending_email: null })
    await resend().expect(401)
  })
})

describe('DELETE /user/email/pending', () => {
  test('ends the link and shows nothing any more, also when pressed twice', async () => {
    const { email, bearer, newest } = await onTheMove()
    expect(await pendingOf(bearer)).not.toBeNull()
    await cancel(bearer).expect(204)
    await cancel(bearer).expect(204)
    expect(await pendingOf(bearer)).toBeNull()
    await verify(newest()).expect(410)
    await login(email).expect(200)
    await cancel().expect(401)
  })

  test('another reader’s change stays', async () => {
    const { newest } = await onTheMove()
    await cancel(await bearerOf(await activeReader())).expect(204)
    await verify(newest()).expect(200)
  })

  test('a confirmation at the same time: one of both wins, never half', async () => {
    const { email, bearer, to, newest } = await onTheMove()
    const [confirmed] = await Promise.all([verify(newest(), bearer), cancel(bearer)])
    await login(confirmed.status === 200 ? to : email).expect(200)
    await login(confirmed.status === 200 ? email : to).expect(401)
  })
})

test('how often the database is asked', async () => {
  const { bearer } = await onTheMove()
  api.advance(minute)
  const sent = await statementsOf(api.deps.pool, () => resend(bearer).expect(200))
  const ended = await statementsOf(api.deps.pool, () => cancel(bearer).expect(204))
  expect([sent.statements.length, ended.statements.length]).toEqual([11, 8])
})
