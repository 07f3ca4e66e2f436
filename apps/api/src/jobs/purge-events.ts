import { purgeInboundEvents } from '../store/inbound-events.ts'
import type { Job } from './job.ts'

/** A repeat of an event can come this late. Source: flows.md §6 "inbound_event(id PK, 35 d)". */
const keptMs = 35 * 24 * 60 * 60_000

/** Forgets events of the publisher that can no longer be repeated. */
export const purgeEvents = ({ db, now }: Job): Promise<void> =>
  purgeInboundEvents(db, new Date(now.getTime() - keptMs))
