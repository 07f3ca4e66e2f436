import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

const minute = 60_000
const day = 24 * 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf } = readersOf(() => api)
const { signUp, confirm, newestLink, rowsOf } = subscribersOf(() => api)
const { link, account } = linkingOf(() => api)

const notMe = (token: string, caller = api.caller()) => caller.request('post', '/mail/not-me').send({ token })

/** The token behind "Das war ich nicht" in the newest mail to an address that has one. */
function notMeTokenTo(email: string): string {
  const texts = api.mailsTo(email).map(({ text }) => text)
  const token = texts.map((text) => /\/nicht-ich\?t=([\w-]{43})\n/.exec(text)?.[1]).findLast(Boolean)
  if (!token) throw new Error('no mail carries such a link')
  return token
}

describe('POST /mail/not-me', () => {
  test('says what happened: undone, answered before, or over', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = notMeTokenTo(email)
    const late = freshEmail()
    await register({ email: late, password }).expect(202)
    await api.settle()
    const lateToken = notMeTokenTo(late)
    const answers = [await notMe(token), await notMe(token), await notMe('x'.repeat(43))]
    api.advance(14 * day)
    answers.push(await notMe(lateToken))
    const registration = { status: 'noted', matter: 'registration', reset_token: null }
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ...registration, outcome: 'undone' }],
      [200, { ...registration, outcome: 'already' }],
      [200, { ...registration, matter: null, outcome: 'over' }],
      [200, { ...registration, outcome: 'over' }],
    ])
  })

  test('a token of another purpose undoes nothing, and this one opens nothing else', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const activation = tokenIn(api.mailsTo(email).at(-1))
    await activate(notMeTokenTo(email)).expect(400)
    await notMe(activation).expect(200)
    await activate(activation).expect(200)
  })

  test('31 guesses from one network are stopped; a link used again and again is no guess', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const caller = api.caller()
    for (let i = 0; i < 30; i++) await notMe(notMeTokenTo(email), caller).expect(200)
    for (let i = 0; i < 30; i++) await notMe(`${i}`.padStart(43, 'x'), caller).expect(200)
    await notMe('y'.repeat(43), caller).expect(429)
  })

  test('a GET changes nothing', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = notMeTokenTo(email)
    const check = () => api.caller().request('get', '/mail/not-me').set('x-not-me-token', token).expect(200)
    for (let i = 0; i < 2; i++)
      expect((await check()).body).toEqual({ matter: 'registration', state: 'open' })
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
  })
})

describe('of a registration', () => {
  test('drops the attempt its mail was for, and no other', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await api.settle()
    const [stranger, token] = [tokenIn(api.mailsTo(email).at(-1)), notMeTokenTo(email)]
    api.advance(minute + 1000)
    await register({ email, password }).expect(202)
    await api.settle()
    await notMe(token).expect(200)
    await activate(stranger).expect(410)
    await login(email, 'Angreifer-Wort-1').expect(401)
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await login(email).expect(200)
  })

  test('behind a resend drops every attempt of the address', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const first = tokenIn(api.mailsTo(email).at(-1))
    api.advance(minute + 1000)
    await api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)
    await api.settle()
    const resent = tokenIn(api.mailsTo(email).at(-1))
    await notMe(notMeTokenTo(email)).expect(200)
    for (const token of [first, resent]) await activate(token).expect(410)
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(email) } })).toBe(0)
  })

  test('pressed after the activation takes nothing away', async () => {
    const email = await activeReader()
    await notMe(notMeTokenTo(email)).expect(200)
    await login(email).expect(200)
  })
})

describe('of a change of address', () => {
  test('cancels it: the link in the new mailbox is over', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const to = freshEmail()
    await api.caller().request('put', '/user/email', bearer).send({ email: to }).expect(202)
    await api.settle()
    await notMe(notMeTokenTo(email)).expect(200)
    const verify = `/user/email/verify?token=${tokenIn(api.mailsTo(to).at(-1))}`
    expect((await api.caller().request('get', verify).expect(410)).body.code).toBe('EMAIL_LINK_EXPIRED')
    const { body } = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(body).toMatchObject({ email, pending_email: null })
  })

  test('cancels that one only: a newer request stays', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const change = (to: string) =>
      api.caller().request('put', '/user/email', bearer).send({ email: to }).expect(202)
    await change(freshEmail())
    await api.settle()
    const older = notMeTokenTo(email)
    const to = freshEmail()
    await change(to)
    await api.settle()
    await notMe(older).expect(200)
    const token = tokenIn(api.mailsTo(to).at(-1))
    await api.caller().request('get', `/user/email/verify?token=${token}`, bearer).expect(200)
    // It is too late for both: nothing is undone, and the answer says so however often it is asked for.
    for (const late of [older, notMeTokenTo(email), notMeTokenTo(email)])
      expect((await notMe(late).expect(200)).body).toMatchObject({ outcome: 'too_late', reset_token: null })
    await login(to).expect(200)
  })
})

test('of newsletters: the lists are as if nobody had asked, and no opt-in mail follows for 30 days', async () => {
  const email = freshEmail()
  await signUp(email, ['az-morgen'])
  const doi = await newestLink(email)
  await notMe(notMeTokenTo(email)).expect(200)
  expect(await rowsOf(doi.id)).toEqual([])
  expect((await confirm(doi)).status).toBe(410)
  api.mails.length = 0
  await signUp(email, ['az-morgen'])
  await api.settle()
  expect(api.mailsTo(email)).toEqual([])
})

test('of a link: the publisher’s own address unlinks, and the account is told', async () => {
  const email = await activeReader()
  const onFile = freshEmail('kunde')
  const gp_number = await api.publisher.newCustomer({ email: onFile })
  await link(await bearerOf(email), { gp_number, postcode: '12345' }).expect(200)
  await api.settle()
  await notMe(notMeTokenTo(onFile)).expect(200)
  await api.settle()
  expect(await account(email)).toMatchObject({ gpNumber: null })
  expect((await api.publisher.customer(gp_number)).linked_account_id).toBeNull()
  expect(api.mailsTo(email).at(-1)?.subject).toBe('Die Verknüpfung wurde aufgehoben')
})
