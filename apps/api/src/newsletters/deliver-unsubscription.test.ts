import { addresses, emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockReader } from '../accounts/profile/block-reader.ts'
import { transaction } from '../store/database/run.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { moveNewsletters } from './shared/move-newsletters.ts'
import { proveConsents } from './shared/prove-consents.ts'
import { removeNewsletters } from './shared/remove-newsletters.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { signUp, put, confirm, subscriber, editLink, newestLink } = subscribersOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

const at = () => ({ ...workOf(api.deps), ip: '192.0.2.1', userAgent: 'test' })
const idOf = (email: string) => linkIn(api.mailsTo(email)[0]).id
const known = async (email: string) => {
  await api.settle()
  return api.publisher.consents(email)
}
const oneClick = (email: string, list: string | null) =>
  api
    .caller()
    .request('post', `${addresses.newsletterUnsubscribe}?t=${unsubscribeToken(idOf(email), list, at())}`)
    .type('form')
    .send('List-Unsubscribe=One-Click')
const fail = (path: string) =>
  api.publisher.fail({ match: { method: 'POST', path_regex: path }, action: { status: 503 } })
const later = async () => {
  api.advance(10 * minute)
  await api.settle()
  await api.settle()
}

test('the publisher learns of a list left by link, and only of that one', async () => {
  const email = await subscriber(['az-morgen', 'az-sport'])
  expect(await known(email)).toEqual(['az-morgen subscribed', 'az-sport subscribed'])
  const { id, token } = await editLink(email)
  await put(id, { register_status: 5, newsletters: ['az-sport'], token }).expect(200)
  expect(await known(email)).toEqual(['az-morgen subscribed', 'az-sport unsubscribed'])
})

test('the publisher learns why, the proof keeps it through a new order, and a counter has it', async () => {
  const email = await subscriber(['az-morgen', 'az-sport'])
  const { id, token } = await editLink(email)
  const why = { reason: '001', reason_text: 'Einmal in der Woche reicht.' }
  await put(id, { register_status: 5, newsletters: ['az-sport'], ...why, token }).expect(200)
  for (const newsletters of [['az-sport'], ['az-morgen']]) {
    api.advance(minute)
    await put(id, { register_status: 4, edition: 'az', newsletters, token }).expect(200)
  }
  await api.settle()
  const { steps } = await proveConsents(email, workOf(api.deps))
  const left = steps.filter(({ type }) => type === 'unsubscribed')
  expect(
    left.map(({ newsletter_ids, reason, reason_text }) => [newsletter_ids, reason, reason_text]),
  ).toEqual([
    [['az-sport'], why.reason, why.reason_text],
    [['az-morgen'], '006', null],
    [['az-sport'], '006', null],
  ])
  expect(await api.publisher.said(email)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ newsletter_id: 'az-sport', reason: '006', reason_text: null }),
    ]),
  )
  const counted = await api.deps.metrics.text()
  expect(counted).toMatch(/leserkonto_newsletters_left_total\{reason="001",edition="az"\} \d/)
})

test('reason and free text travel to the publisher', async () => {
  const email = await subscriber()
  const { id, token } = await editLink(email)
  const why = { reason: '005', reason_text: 'Lieber am Abend.' }
  await put(id, { register_status: 5, ...why, token }).expect(200)
  await api.settle()
  expect(await api.publisher.said(email)).toMatchObject([{ state: 'unsubscribed', ...why }])
})

test('the publisher learns of one-click, once however often it is pressed', async () => {
  const email = await subscriber()
  await known(email)
  const before = (await api.publisher.requests('/unsubscriptions')).length
  await oneClick(email, 'az-morgen').expect(200)
  await oneClick(email, 'az-morgen').expect(200)
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
  expect(await api.publisher.requests('/unsubscriptions')).toHaveLength(before + 1)
})

test('the publisher learns of lists left in the profile', async () => {
  const email = await activeReader()
  await subscriber(['az-morgen', 'az-sport'], email)
  const id = (await api.deps.db.newsletterUser.findFirstOrThrow({ where: { email } })).id
  const change = { register_status: 4, edition: 'az', newsletters: ['az-sport'] }
  await put(id, change, api.caller(), await bearerOf(email)).expect(200)
  expect(await known(email)).toEqual(['az-morgen unsubscribed', 'az-sport subscribed'])
})

test('the publisher learns that an account was deleted, by the newsletters that end with it', async () => {
  const email = await subscriber()
  await transaction(api.deps.db, (tx) => removeNewsletters(tx, email, at()))
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
})

test('blocking an account ends its newsletters, at the publisher too; unblocking does not bring them back', async () => {
  const email = await activeReader()
  await subscriber(['az-morgen'], email)
  const account = await api.deps.db.account.findFirstOrThrow({ where: { email } })
  expect(await transaction(api.deps.db, (tx) => blockReader(tx, account, at()))).toBe(true)
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
  expect(await transaction(api.deps.db, (tx) => blockReader(tx, account, at()))).toBe(false)
})

test('a changed address takes its newsletters along; what was left later at one of both stays left', async () => {
  const from = await activeReader()
  await subscriber(['az-morgen', 'az-sport'], from)
  const toEmail = await subscriber(['az-kultur', 'az-sport'])
  await known(toEmail)
  const { id: accountId } = await api.deps.db.account.findFirstOrThrow({ where: { email: from } })
  api.advance(minute)
  const user = await api.deps.db.newsletterUser.findFirstOrThrow({ where: { email: from } })
  const change = { register_status: 5, newsletters: ['az-sport'] }
  await put(user.id, change, api.caller(), await bearerOf(from)).expect(200)
  const move = { accountId, fromKey: emailKey(from), toEmail, toKey: emailKey(toEmail) }
  await transaction(api.deps.db, (tx) => moveNewsletters(tx, move, at()))
  expect(await known(from)).toEqual(['az-morgen unsubscribed', 'az-sport unsubscribed'])
  expect(await known(toEmail)).toEqual([
    'az-kultur subscribed',
    'az-morgen subscribed',
    'az-sport unsubscribed',
  ])
})

test('"Das war ich nicht after the click is an unsubscription to the publisher', async () => {
  const email = freshEmail('nicht')
  await signUp(email, ['az-morgen']).expect(200)
  const link = await newestLink(email)
  const mail = api.mailsTo(email).at(-1)
  await confirm(link).expect(200)
  expect(await known(email)).toEqual(['az-morgen subscribed'])
  const notMe = [...(mail?.text.matchAll(/[#?&]t(?:oken)?=([\w.-]+)/g) ?? [])].at(-1)?.[1] ?? tokenIn(mail)
  await api.caller().request('post', '/mail/not-me').send({ token: notMe }).expect(200)
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
})

test('a sign-up that was never confirmed is none of the publisher’s business, and so is its end', async () => {
  const email = freshEmail('nie')
  await signUp(email, ['az-morgen']).expect(200)
  await api.settle()
  await transaction(api.deps.db, (tx) => removeNewsletters(tx, email, at()))
  expect(await known(email)).toEqual([])
})

test('after an outage opt-in and unsubscription arrive in their order, each once', async () => {
  await fail('/optins')
  const email = await subscriber()
  await api.settle()
  await oneClick(email, null).expect(200)
  // The unsubscription could be delivered, but never before the opt-in that it follows.
  await later()
  expect(await known(email)).toEqual([])
  const before = (await api.publisher.requests('/unsubscriptions')).length
  await api.publisher.heal()
  await later()
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
  expect(await api.publisher.requests('/unsubscriptions')).toHaveLength(before + 1)
})

test('a publisher that does not have the call yet is told once it has', async () => {
  const email = await subscriber()
  await known(email)
  const missing = { match: { method: 'POST', path_regex: '/unsubscriptions' }, action: { status: 404 } }
  await api.publisher.fail(missing)
  await oneClick(email, null).expect(200)
  expect(await known(email)).toEqual(['az-morgen subscribed'])
  await api.publisher.heal()
  await later()
  expect(await known(email)).toEqual(['az-morgen unsubscribed'])
})

test('left and ordered again during an outage is ordered afterwards; other readers do not wait', async () => {
  const [email, other] = [await subscriber(), await subscriber()]
  await known(email)
  await fail('/unsubscriptions')
  await oneClick(email, null).expect(200)
  await api.settle()
  api.advance(minute)
  await subscriber(['az-morgen'], email)
  await subscriber(['az-sport'], other)
  expect(await known(other)).toEqual(['az-morgen subscribed', 'az-sport subscribed'])
  await api.publisher.heal()
  await later()
  expect(await known(email)).toEqual(['az-morgen subscribed'])
  const orderKey = api.deps.secrets.mac('address', email)
  expect(await api.deps.db.outbox.count({ where: { orderKey } })).toBe(0)
})
