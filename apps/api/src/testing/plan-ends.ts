import type { SeatStatus } from '@leserkonto/rules'
import { expect } from 'vitest'
import type { Harness } from './harness.ts'
import { sharingOf } from './sharing.ts'

/** Shared plans that end and are renewed, and what happens to their members. */
export function planEndsOf(api: () => Harness) {
  const { owner, member, right, seat, change, emit } = sharingOf(api)
  type Family = Awaited<ReturnType<typeof owner>>

  const inMs = (ms: number) => new Date(api().deps.clock.now().getTime() + ms).toISOString()
  const endNow = (family: Family) => change(family, { end_date: inMs(0) })
  const renew = (family: Family) => change(family, { end_date: null })
  const subjectsTo = (email: string) =>
    api()
      .mailsTo(email)
      .map(({ subject }) => subject)
  /** How often a seat's history has a step to this status. */
  const steps = (seatId: string, toStatus: SeatStatus) =>
    api().deps.db.sharedEvent.count({ where: { seatId, toStatus } })

  /** A family plan with a member. */
  async function shared(more: object = {}) {
    const family = await owner(undefined, more)
    return { family, reader: await member(family.bearer) }
  }

  /** The plan ends, and the publisher says so. */
  async function endByEvent(family: Family) {
    await endNow(family)
    expect(await emit('subscription.ended', family.gpNumber)).toBe('taken')
  }

  async function expectBack(reader: { bearer: string; seatId: string }) {
    expect(await seat(reader.seatId)).toMatchObject({ status: 'activated', endedAt: null })
    await right(reader.bearer).expect(200)
  }

  return {
    inMs,
    endNow,
    renew,
    subjectsTo,
    steps,
    shared,
    endByEvent,
    expectBack,
    endedMail: 'Ihr Zugang wurde beendet',
  }
}
