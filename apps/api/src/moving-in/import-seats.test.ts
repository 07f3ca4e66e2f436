import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { bringing, movedAccount, nextNumber } from '../testing/moving-in.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const bring = bringing(() => api)

const plan = () => ({
  subscription: `haus-${nextNumber()}`,
  type: 'family',
  title: 'AZ Familie',
  edition: 'az',
  owner_number: nextNumber(),
  max_members: 2,
})

test('a seat comes with its plan, within its bounds, and once', async () => {
  const members = [movedAccount(), movedAccount(), movedAccount()]
  await bring('accounts', members)
  const shared = plan()
  const seats = [...members, { email: freshEmail() }].map(({ email }) => ({
    ...shared,
    email,
    seat: `s-${email}`,
  }))
  const result = await bring('seats', seats)
  expect(result).toMatchObject({
    imported: 2,
    reasons: [
      [3, 'PLAN_FULL'],
      [4, 'ACCOUNT_MISSING'],
    ],
  })
  expect(await bring('seats', seats)).toMatchObject({ imported: 0, again: 2 })
  const stored = await api.deps.db.sharedSubscription.findUniqueOrThrow({
    where: { crmSubscriptionId: shared.subscription },
    include: { seats: true },
  })
  expect(stored).toMatchObject({ status: 'live', maxMembers: 2, ownerGpNumber: shared.owner_number })
  expect(stored.seats.map(({ status, crmSeatId }) => [status, crmSeatId])).toEqual(
    expect.arrayContaining([['activated', `s-${members[0]?.email}`]]),
  )
  expect(await bring('seats', [{ ...plan(), email: members[0]?.email }])).toMatchObject({
    reasons: [[1, 'SEAT_EXISTS']],
  })
})
