import { untaggedEmailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '../handlers.ts'
import { claimDue } from '../store/outbox/outbox.ts'
import { statementsOf } from '../store/testing/statements-of.ts'
import { isServer, testDatabase } from '../store/testing/test-database.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { hearOutbox, tellAllRelays } from './all-relays.ts'
import { relayOutbox, releaseHandedOver } from './relay.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activeReader } = readersOf(() => api)
const failed = () => undefined

/** Registers a new address, whose outbox entry is handed over in memory. */
async function registered(more: object = {}): Promise<string> {
  const email = freshEmail()
  await api.settle()
  await register({ email, password, ...more }).expect(202)
  return email
}

describe('an entry handed over in memory', () => {
  test('is done without reading the table', async () => {
    const email = await registered()
    const { answer, statements } = await statementsOf(api.deps.pool, () =>
      relayOutbox({ handlers, failed, look: false }, api.deps),
    )
    expect(answer).toBe(1)
    expect(statements.filter((text) => text.includes('SKIP LOCKED'))).toEqual([])
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('of a registration takes three statements, its mail included', async () => {
    await registered()
    const round = () => relayOutbox({ handlers, failed, look: false }, api.deps)
    const { statements } = await statementsOf(api.deps.pool, async () => {
      while ((await round()) > 0);
    })
    const expected = ['SELECT FROM pending_registration', 'WITH entry AS', 'WITH finished AS']
    // A connection that listens may begin to in this moment.
    const asked = statements.filter((text) => !text.startsWith('LISTEN'))
    expect(asked.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected)
  })

  test('comes back after its lease if its process was killed', async () => {
    const email = await registered()
    api.deps.handedOver.splice(0)
    api.advance(29_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(0)
    api.advance(1_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('is left to the table if it waited for long, and done once', async () => {
    const email = await registered()
    api.advance(20_000)
    expect(await relayOutbox({ handlers, failed, look: false }, api.deps)).toBe(0)
    api.advance(10_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('is left to the table if it waited for long, whatever came before it', async () => {
    const [email, other] = [await registered(), freshEmail()]
    api.advance(20_000)
    await register({ email: other, password }).expect(202)
    api.deps.handedOver.reverse()
    expect(await relayOutbox({ handlers, failed, look: false }, api.deps)).toBe(1)
    await api.settle()
    expect([api.mailsTo(email), api.mailsTo(other)].map(({ length }) => length)).toEqual([0, 1])
    api.advance(10_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  // With newsletters it is decided in a transaction of its own, without them in the statement of its mail.
  test.each([{}, { edition: 'az', newsletter_opt_in: true }])(
    'is done once by two processes, the second of which took it after its lease: %j',
    async (more) => {
      const email = await registered(more)
      const entries = api.deps.handedOver.splice(0)
      const work = async () => {
        api.deps.handedOver.push(...entries)
        await relayOutbox({ handlers, failed, look: false }, api.deps)
      }
      await Promise.all([work(), work()])
      await work()
      await api.settle()
      expect(api.mailsTo(email)).toHaveLength(1)
      // The second one decided nothing, so that its mail did not count either.
      const key = api.deps.secrets.mac('limit', `mail ${untaggedEmailKey(email)}`)
      const counted = await api.deps.db.rateLimit.findMany({ where: { key }, select: { count: true } })
      expect(counted.length).toBeGreaterThan(0)
      expect(counted.filter(({ count }) => count !== 1)).toEqual([])
    },
  )

  test('leaves room for those in the table, however many are in memory', async () => {
    const email = await activeReader()
    await api.settle()
    const arrived = api.mailsTo(email).length
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    // Decides on the mail, which then waits in the table.
    await relayOutbox({ handlers, failed, look: false }, api.deps)
    const waiting = Array.from({ length: 20 }, freshEmail)
    for (const one of waiting) await register({ email: one, password }).expect(202)
    expect(api.deps.handedOver).toHaveLength(20)
    await relayOutbox({ handlers, failed, look: true }, api.deps)
    expect(api.mailsTo(email)).toHaveLength(arrived + 1)
    await api.settle()
    for (const one of waiting) expect(api.mailsTo(one)).toHaveLength(1)
  })

  test('is released when its process ends', async () => {
    const email = await registered()
    await releaseHandedOver(api.deps)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })
})

test('a round takes no more than it may, also while the database takes the table for almost empty', async () => {
  const [now, { db, pool }] = [api.deps.clock.now(), api.deps]
  const write = (count: number) =>
    db.outbox.createMany({
      data: Array.from({ length: count }, () => {
        const id = api.deps.ids.newId()
        return { id, kind: 'webhook.event', payload: '', idempotencyKey: id, nextAt: now, createdAt: now }
      }),
    })
  await db.outbox.deleteMany()
  await write(1)
  // From one row it plans a join that reads what is due again and again, each time past the rows it has locked.
  await pool.query('ANALYZE outbox')
  await write(20)
  expect(await claimDue(pool, { group: 'events', now, leaseMs: 1, max: 8 })).toHaveLength(8)
  await db.outbox.deleteMany()
})

test('a command that has written an entry wakes the relays of other processes, where there can be any', async () => {
  let woken = 0
  const stop = hearOutbox((await testDatabase()).listen, {
    ...api.deps,
    outboxFilled: Object.assign(new EventTarget(), { dispatchEvent: () => ++woken > 0 }),
  })
  // The first is that listening has begun.
  if (isServer()) await expect.poll(() => woken).toBe(1)
  await tellAllRelays(api.deps)
  if (isServer()) await expect.poll(() => woken).toBe(2)
  else expect(woken).toBe(0)
  await stop()
})
