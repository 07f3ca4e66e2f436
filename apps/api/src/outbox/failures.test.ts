import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../store/database/run.ts'
import { findDead, reviveDead } from '../store/outbox/dead-letters.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { workOf } from '../work.ts'
import { enqueueEntry } from './enqueue.ts'
import { forGood, isDead, pauseMs, pausesS } from './failures.ts'

const day = 24 * 3_600_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.smtp.fail(undefined)
  await api.publisher.heal()
  await api.deps.db.outbox.deleteMany()
})

const { register } = readersOf(() => api)
const down = Object.assign(new Error('connect'), { code: 'ECONNECTION' })
const refused = Object.assign(new Error('554 no'), { responseCode: 554, command: 'DATA', code: 'EMESSAGE' })
const refusalAt = (command: string, response: string) =>
  Object.assign(new Error(response), { responseCode: Number(response.slice(0, 3)), command, response })
const rows = () => api.deps.db.outbox.findMany({ orderBy: { position: 'asc' } })
// Jobs also work on readers of other files, and enqueue for them.
const mails = async () => (await rows()).filter(({ kind }) => kind === 'mail')
const revive = (which = {}) => transaction(api.deps.db, (tx) => reviveDead(tx, which, api.deps.clock.now()))

/** Registers while the mail server fails with this error; the mail's entry waits then, or is dead. */
async function failedMail(error: Error): Promise<string> {
  const email = freshEmail()
  api.smtp.fail(error)
  await register({ email, password }).expect(202)
  await api.settle()
  return email
}

describe('the tries of an entry', () => {
  test('are twenty, over more than two days', () => {
    expect(pausesS).toHaveLength(19)
    const all = pausesS.map((_pause, index) => pauseMs(index + 1)).reduce((sum, ms) => sum + ms, 0)
    expect(all).toBeGreaterThan(2 * day)
    expect(all).toBeLessThan(3 * day)
  })

  test.each([
    ['the nineteenth after two days', 19, 2 * day, new Error('no'), false],
    ['the twentieth after two days', 20, 2 * day, new Error('no'), true],
    ['more within two days, because others were successful', 60, 2 * day - 1, down, false],
    ['the first that failed for good', 1, 0, forGood('REFUSED'), true],
  ])('%s', (_name, attempts, ageMs, error, dead) => {
    const createdAt = new Date()
    expect(isDead({ attempts, createdAt }, error, new Date(createdAt.getTime() + ageMs))).toBe(dead)
  })
})

describe('a dead letter', () => {
  test('is what failed twenty times; it keeps its cause, is not tried again, and is sent once it is retried', async () => {
    const email = await failedMail(down)
    const createdAt = new Date(api.deps.clock.now().getTime() - 2 * day)
    await api.deps.db.outbox.updateMany({ data: { attempts: 19, createdAt } })
    api.advance(60_000)
    await api.settle()
    const { letters, count } = await findDead(api.deps.db, 10)
    expect([count, letters[0]?.kind, letters[0]?.cause]).toEqual([1, 'mail', 'ECONNECTION'])
    api.smtp.fail(undefined)
    api.advance(day)
    await api.runJobs()
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(0)
    expect(await revive({ kind: 'mail' })).toEqual(new Map([['mail', 1]]))
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('is a mail refused for what it says, at once; one to a mailbox that does not exist is none', async () => {
    await failedMail(refused)
    expect(await rows()).toMatchObject([{ kind: 'mail', lastError: 'REFUSED', attempts: 1 }])
    expect((await rows())[0]?.diedAt).not.toBeNull()
    await api.deps.db.outbox.deleteMany()
    await failedMail(Object.assign(new Error('550 no'), { responseCode: 550, command: 'RCPT TO' }))
    await failedMail(Object.assign(refused, { response: '550 5.1.1 unknown' }))
    expect(await rows()).toEqual([])
  })

  test.each([
    ['RCPT TO', '550 5.7.1 Service unavailable, client [192.0.2.1] is on a list'],
    ['RCPT TO', '550-5.7.606 Access denied, banned sending IP\n550 5.7.606 more'],
    ['RCPT TO', '550 Mail from 192.0.2.1 blocked using a list'],
    ['RCPT TO', '550 eva@example.test: blocked:leserkonto@example.test'],
    ['RCPT TO', '553 5.1.8 sender domain has no mail server'],
    ['DATA', '552 5.2.3 message too large'],
  ])(
    'is a mail that a provider refuses at %s with %s: its mailbox is not to blame',
    async (command, response) => {
      await failedMail(refusalAt(command, response))
      expect(await rows()).toMatchObject([{ kind: 'mail', lastError: 'REFUSED', attempts: 1 }])
    },
  )

  test.each([
    ['RCPT TO', '550 No such user here'],
    ['RCPT TO', '550 <eva.block@spam.example.test>: no such user'],
    ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
    ['RCPT TO', '550 5.1.1 unknown, see https://example.test/blocked'],
    ['DATA', '552 5.2.2 mailbox full'],
  ])('is none to a mailbox that is refused at %s with %s', async (command, response) => {
    await failedMail(refusalAt(command, response))
    expect(await rows()).toEqual([])
  })

  test('is retried by cause and kind only where both fit', async () => {
    await failedMail(refusalAt('DATA', '554 no'))
    expect(await revive({ lastError: 'REFUSED', kind: 'webhook.event' })).toEqual(new Map())
    expect(await revive({ lastError: 'RESTORED', kind: 'mail' })).toEqual(new Map())
    expect(await revive({ lastError: 'REFUSED', kind: 'mail' })).toEqual(new Map([['mail', 1]]))
  })

  test('is dropped after a month, and the audit says so', async () => {
    const before = await api.deps.db.auditEvent.findMany({ where: { action: 'outbox.dropped' } })
    await failedMail(Object.assign(refused, { response: '554 spam' }))
    const [dead] = await mails()
    // Jobs also write mails to readers of other files.
    const ids = async () => (await mails()).map(({ id }) => id)
    api.advance(29 * day)
    await api.runJobs()
    expect(await ids()).toContain(dead?.id)
    api.advance(2 * day)
    await api.runJobs()
    expect(await ids()).not.toContain(dead?.id)
    // Those of other files, which have had this database before, are none of this one's.
    const lines = await api.deps.db.auditEvent.findMany({
      where: { action: 'outbox.dropped', id: { notIn: before.map(({ id }) => id) } },
    })
    expect(lines).toMatchObject([{ actor: 'job', accountId: null, detail: { mail: 1 } }])
  })

  test('holds up the later ones of its order, until it is retried: then all are done in their order', async () => {
    const optin = {
      companyId: 1,
      acquisitionId: 1,
      channelId: 1,
      campaign: 'x',
      newsletterIds: ['az-morgen'],
    }
    const [email, orderKey] = [freshEmail(), `key ${api.deps.ids.newId()}`]
    const work = () => workOf(api.deps)
    const enqueue = (entry: Parameters<typeof enqueueEntry>[1]) =>
      enqueueEntry(api.deps.pool, { ...entry, orderKey } as typeof entry, work())
    const at = api.deps.clock.now().toISOString()
    const first = await enqueue({ kind: 'publisher.optin', payload: { ...optin, email, confirmedAt: at } })
    await api.deps.db.outbox.update({
      where: { id: first },
      data: { diedAt: new Date(), lastError: 'FAILED' },
    })
    await enqueue({
      kind: 'publisher.unsubscription',
      payload: { email, newsletterIds: ['az-morgen'], unsubscribedAt: at },
    })
    await api.settle()
    expect(await rows()).toHaveLength(2)
    await revive()
    await api.settle()
    expect(await rows()).toEqual([])
    expect(await api.publisher.consents(email)).toEqual(['az-morgen unsubscribed'])
  })
})

describe('what waits for something that is down', () => {
  test('is tried again a minute after it is back: one of them, and if that is done the others', async () => {
    const emails = [await failedMail(down), await failedMail(down), await failedMail(down)]
    api.advance(10 * 60_000)
    await api.settle()
    expect(await rows()).toMatchObject(Array(3).fill({ lastError: 'ECONNECTION', waitsFor: 'mail' }))
    await api.deps.db.outbox.updateMany({
      data: { nextAt: new Date(api.deps.clock.now().getTime() + day / 6) },
    })
    api.smtp.fail(undefined)
    await api.settle()
    expect(emails.flatMap((email) => api.mailsTo(email))).toHaveLength(0)
    await api.runJobs()
    await api.settle()
    expect(emails.map((email) => api.mailsTo(email).length)).toEqual([1, 1, 1])
  })

  test('is not touched where only this entry has failed', async () => {
    await failedMail(
      Object.assign(new Error('452 full'), { responseCode: 452, command: 'RCPT TO', code: 'EENVELOPE' }),
    )
    expect(await rows()).toMatchObject([{ lastError: 'EENVELOPE', waitsFor: null }])
  })
})
