import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'

// docs/operations/upgrade.md#expand-migrate-contract: the former release knows one number, in columns of account.

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)

const linkAt = (seconds: number, method: string) => ({
  method,
  linkedAt: new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)),
})
const former = (id: string) =>
  api.deps.db.account.findUniqueOrThrow({
    where: { id },
    select: { gpNumber: true, linkMethod: true },
  })
const links = (accountId: string) => api.deps.db.customerLink.findMany({ where: { accountId } })

test('what the former release links and unlinks is a link here', async () => {
  const { id } = await quickReader()
  const { db } = api.deps
  const write = (gpNumber: string | null) =>
    db.account.update({
      where: { id },
      data: { gpNumber, linkMethod: gpNumber && 'number', linkedAt: gpNumber && new Date() },
    })
  await write('2999990001')
  expect(await links(id)).toMatchObject([{ gpNumber: '2999990001', method: 'number' }])
  await write(null)
  expect(await links(id)).toEqual([])
})

test('the former release sees the number that was linked first, and the next one when that goes', async () => {
  const { id } = await quickReader()
  const { db } = api.deps
  const numbers = ['2999990013', '2999990012', '2999990011']
  for (const [index, gpNumber] of numbers.entries())
    await db.customerLink.create({ data: { accountId: id, gpNumber, ...linkAt(index, 'number') } })
  expect(await former(id)).toEqual({ gpNumber: numbers[0], linkMethod: 'number' })
  // It knows no links that the service has made by itself.
  await db.customerLink.update({ where: { gpNumber: numbers[1] ?? '' }, data: { method: 'found' } })
  await db.customerLink.delete({ where: { gpNumber: numbers[0] ?? '' } })
  expect(await former(id)).toEqual({ gpNumber: numbers[1], linkMethod: 'email' })
  await db.customerLink.deleteMany({ where: { accountId: id } })
  expect(await former(id)).toEqual({ gpNumber: null, linkMethod: null })
  await db.account.delete({ where: { id } })
})
