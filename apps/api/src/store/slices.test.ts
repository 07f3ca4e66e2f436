import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeEmptyUsers } from '../newsletters/store/newsletter-purge.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { inSlices } from './database/forget-in-batches.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

test('what is read in parts reaches every row once, also where the last part is full', async () => {
  const { db } = api.deps
  await db.$executeRaw`
    INSERT INTO newsletter_user (id, email, email_key, created_at)
    SELECT gen_random_uuid(), 'teil' || n || '@example.test', 'teil' || n || '@example.test', '2020-01-01'
    FROM generate_series(1, 4000) n`
  const users = { name: 'newsletter_user', key: 'id', type: 'uuid' } as const
  const seen: string[] = []
  await inSlices(db, users, async (slice) => {
    const rows = await db.$queryRaw<
      { id: string }[]
    >`SELECT id::text AS id FROM newsletter_user WHERE ${slice('id')}`
    expect(rows.length).toBeLessThanOrEqual(2_000)
    seen.push(...rows.map(({ id }) => id))
  })
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(await db.newsletterUser.count())
  await purgeEmptyUsers(db, new Date('2020-01-02'))
  expect(await db.newsletterUser.count({ where: { email: { startsWith: 'teil' } } })).toBe(0)
})
