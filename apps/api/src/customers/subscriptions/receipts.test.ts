import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaseMs } from '../../outbox/enqueue.ts'
import { claimDue } from '../../store/outbox/outbox.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

const hour = 3_600_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { quickReader } = linkingOf(() => api)

/** A declaration from a network of its own; resolves with its number. */
async function declare(email: string, contract: string, bearer?: string): Promise<string> {
  const form = { given_name: 'Erika', family_name: 'Mustermann', contract, email, edition: 'az' }
  const { body } = await api.caller().request('post', '/withdrawal', bearer).send(form).expect(201)
  return body.case_number
}

/** So many declarations, one after the other, with their receipts sent or put aside. */
async function declareAll(email: string, count: number): Promise<string[]> {
  const ids = []
  for (let i = 1; i <= count; i += 1) {
    ids.push(await declare(email, `Abo ${i} von vielen`))
    await api.settle()
  }
  return ids
}

const textOf = (email: string) => api.mailsTo(email).map(({ text }) => text.replaceAll('\u2060', ''))

/** How often each receipt is in a mail to these addresses. */
const countsOf = (ids: readonly string[], ...emails: string[]) =>
  ids.map((id) => emails.flatMap(textOf).join('\n').split(id).length - 1)

test('three receipts in an hour come singly, and what follows in one mail, each complete and once', async () => {
  const email = freshEmail()
  const ids = await declareAll(email, 7)
  expect(api.mailsTo(email)).toHaveLength(3)
  for (const ms of [60_000, hour - 120_000]) {
    api.advance(ms)
    // What the service does every minute.
    await api.runJobs()
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(3)
  }
  api.advance(60_000)
  await api.settle()
  const [, , , collected, ...others] = api.mailsTo(email)
  expect(others).toEqual([])
  expect(collected?.subject).toBe('Eingang von 4 Erklärungen')
  expect(countsOf(ids, email)).toEqual(ids.map(() => 1))
  for (let i = 4; i <= 7; i += 1) expect(textOf(email)[3]).toContain(`> Vertrag: Abo ${i} von vielen\n`)
  api.advance(hour)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(4)
  const log = await api.deps.db.mailLog.findMany({
    where: { recipientHmac: api.deps.secrets.mac('address', email) },
  })
  expect(log.filter(({ purpose }) => purpose === 'collected_receipts')).toHaveLength(1)
})

test('one that waits alone comes as it would have come at once', async () => {
  const email = freshEmail()
  await declareAll(email, 4)
  api.advance(hour)
  await api.settle()
  expect(api.mailsTo(email).at(-1)?.subject).toMatch(/^Eingang Ihres Widerrufs am /)
})

test('tags make no other mailbox, another mailbox does', async () => {
  const [mine, other] = [freshEmail(), freshEmail()]
  const tagged = (tag: number) => mine.replace('@', `+${tag}@`)
  const all = [mine, ...Array.from({ length: 4 }, (_, tag) => tagged(tag))]
  const ids = []
  // One after the other, so that the address itself is among the first three.
  for (const email of all) ids.push(...(await declareAll(email, 1)))
  const sent = () => all.flatMap((email) => api.mailsTo(email)).length
  expect(sent()).toBe(3)
  await declareAll(other, 1)
  expect(api.mailsTo(other)).toHaveLength(1)
  api.advance(hour)
  await api.settle()
  expect(sent()).toBe(4)
  expect(countsOf(ids, ...all)).toEqual(ids.map(() => 1))
})

test('what was declared for an address itself goes to no tagged one that a stranger has named before', async () => {
  const email = freshEmail()
  const nobody = email.replace('@', '+niemand@')
  await declareAll(email, 3)
  const strangers = await declareAll(nobody, 2)
  const own = await declareAll(email, 2)
  api.advance(hour)
  await api.settle()
  expect([countsOf(own, email), countsOf(own, nobody)]).toEqual([own.map(() => 1), own.map(() => 0)])
  expect(countsOf(strangers, nobody)).toEqual(strangers.map(() => 1))
  expect([email, nobody].map((one) => api.mailsTo(one).length)).toEqual([4, 1])
})

test('what strangers declare makes no reader wait who declares signed in, with the own address', async () => {
  const { email, bearer } = await quickReader()
  await declareAll(email, 5)
  await declare(email, 'Mein eigenes Abo', bearer)
  await declare(freshEmail(), 'Ein anderes', bearer)
  await api.settle()
  expect(textOf(email).at(-1)).toContain('> Vertrag: Mein eigenes Abo')
})

test('signed in or not, other mailboxes get no more', async () => {
  const [one, two, victim] = [await quickReader(), await quickReader(), freshEmail()]
  for (let i = 0; i < 6; i += 1) await declare(victim, 'Abo', [one, two][i % 2]?.bearer)
  await api.settle()
  expect(api.mailsTo(victim)).toHaveLength(3)
})

test('a killed process loses none of those that wait, and another one sends them together', async () => {
  const email = freshEmail()
  const ids = await declareAll(email, 5)
  api.advance(hour)
  const { pool, clock } = api.deps
  // Whatever else other tests have left is leased with them.
  const leased = await claimDue(pool, { group: 'others', now: clock.now(), leaseMs, max: 500 })
  expect(leased.map(({ kind }) => kind)).toContain('cancellation.receipts')
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(3)
  api.advance(leaseMs)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(4)
  expect(countsOf(ids, email)).toEqual(ids.map(() => 1))
})

test('more than a mail server takes comes in several mails', async () => {
  const email = freshEmail()
  const long = 'Abo '.repeat(14_000)
  const ids = []
  for (let i = 0; i < 12; i += 1) ids.push(await declare(email, `${long}${i}`))
  await api.settle()
  api.advance(hour)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(5)
  expect(countsOf(ids, email)).toEqual(ids.map(() => 1))
  for (const { text } of api.mailsTo(email)) expect(text.length).toBeLessThan(600_000)
})
