import type { With } from '../context.ts'
import { pausesS } from '../outbox/failures.ts'
import { mendTimes, probeOutages } from '../store/outbox/waiting-entries.ts'

/**
 * Tries one of the entries that wait for something that is down, so that the others need not wait for their time once it
 * is back, and takes those back that a clock set back would leave waiting. Source: docs/spec/flows.md#outbox.
 */
export async function wakeOutbox({ pool, now }: With<'now' | 'pool'>): Promise<void> {
  await mendTimes(pool, pausesS, now)
  await probeOutages(pool, now)
}
