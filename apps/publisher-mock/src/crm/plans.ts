import type { Subscription } from '@leserkonto/publisher-wire/crm'
import { type Clock, isoTime, momentMs } from '../clock.ts'
import type { SubscriptionRow } from '../data/subscriptions.ts'

const statusAt = (nowMs: number, startMs: number, endMs: number | null): Subscription['status'] => {
  if (nowMs < startMs) return 'upcoming'
  return endMs !== null && endMs <= nowMs ? 'ended' : 'running'
}

/** A subscription with its status and dates at the clock's time. */
export const asSubscription = (row: SubscriptionRow, clock: Clock): Subscription => {
  const { gp_number: _owner, starts, ends, renews, ...rest } = row
  const startMs = momentMs(starts, clock)
  const endMs = ends && momentMs(ends, clock)
  return {
    ...rest,
    status: statusAt(clock.now(), startMs, endMs),
    start_date: isoTime(startMs),
    end_date: endMs === null ? null : isoTime(endMs),
    ...(renews && { renews_at: isoTime(momentMs(renews, clock)).slice(0, 'YYYY-MM-DD'.length) }),
  }
}
