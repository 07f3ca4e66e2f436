import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { followPlanEnds, followRenewals } from '../../customers/rights/follow-plan-ends.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { planEndsOf } from '../../testing/plan-ends.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { workOf } from '../../work.ts'
import { freeEndedSeats } from './end-seats.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, invited, accept, look, right, seat, emit, remove } = sharingOf(() => api)
const { inMs, shared, endByEvent, renew, expectBack, subjectsTo, steps, endedMail } = planEndsOf(() => api)

describe('at once', () => {
  test('F19: an end noticed by many at once ends each seat once and mails once; so does a renewal', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { family, reader } = await shared({ end_date: inMs(hour) })
      api.advance(hour)
      const jobs = () => [followPlanEnds(workOf(api.deps)), followPlanEnds(workOf(api.deps))]
      await Promise.all([...jobs(), look(family.bearer), right(reader.bearer), look(reader.bearer)])
      await api.settle()
      expect(await steps(reader.seatId, 'ended')).toBe(1)
      expect(subjectsTo(reader.email).filter((subject) => subject === endedMail)).toHaveLength(1)
      api.advance(6 * minute)
      await renew(family)
      const again = () => [followRenewals(workOf(api.deps)), followRenewals(workOf(api.deps))]
      await Promise.all([...again(), look(family.bearer), emit('subscription.started', family.gpNumber)])
      await api.settle()
      expect(await steps(reader.seatId, 'activated')).toBe(2)
      await expectBack(reader)
    }
  })

  test('a member who quits while the plan is renewed stays out, or is in and may quit', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { family, reader } = await shared()
      await endByEvent(family)
      await api.settle()
      await renew(family)
      const [, left] = await Promise.all([
        emit('subscription.started', family.gpNumber).then(() => api.settle()),
        remove(reader.bearer, reader.seatId),
      ])
      const { status } = await seat(reader.seatId)
      expect([left.body.status, status]).toEqual(
        left.body.status === 'quit' ? ['quit', 'quit'] : ['ended', 'activated'],
      )
    }
  })

  test('who accepts while the plan ends has no seat afterwards, here or at the publisher', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const family = await owner()
      const guest = await quickReader()
      const { id, token } = await invited(family.bearer, guest.email)
      const [answer] = await Promise.all([
        accept(guest.bearer, token),
        endByEvent(family).then(() => api.settle()),
      ])
      api.advance(minute)
      await api.settle()
      expect([200, 410]).toContain(answer.status)
      expect(['ended', 'invited']).toContain((await seat(id)).status)
      await right(guest.bearer).expect(403)
    }
  })

  test('seats nobody can come back to are freed at the publisher, once', async () => {
    const { family, reader } = await shared()
    await endByEvent(family)
    await api.settle()
    api.advance(30 * day)
    await freeEndedSeats(workOf(api.deps))
    expect((await seat(reader.seatId)).crmSeatId).not.toBeNull()
    api.advance(1)
    await Promise.all([freeEndedSeats(workOf(api.deps)), freeEndedSeats(workOf(api.deps))])
    await api.settle()
    expect(await api.deps.publisher.seats(family.planId)).toEqual([])
    const removals = await api.publisher.requests(`${family.planId}/seats/`)
    expect(removals.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})
