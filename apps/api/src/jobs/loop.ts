import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../context.ts'
import { describeError } from '../describe-error.ts'
import { isDatabaseOutage, sayDatabaseOutage } from '../outages.ts'
import type { Relay } from '../outbox/relay.ts'
import { runPeriodicJobs } from './periodic.ts'
import { periodicJobs } from './periodic-jobs.ts'
import { startRounds } from './rounds.ts'

/**
 * Starts the background work; the returned function stops it after what is running. Events for webhooks, push messages and periodic work,
 * which may read whole tables, have rounds of their own, so that no mail waits for them. Source: docs/decisions/0019-webhooks.md.
 */
export function startJobs(relay: Relay, log: FastifyBaseLogger, deps: Deps): () => Promise<void> {
  const failed = (kind: string, error: unknown, isDead = false) => {
    if (isDatabaseOutage(error)) return sayDatabaseOutage(error, log, deps.metrics)
    const line = { job: kind, cause: describeError(error) }
    if (isDead) log.error(line, 'job given up: a dead letter')
    else log.warn(line, 'job postponed')
  }
  const isAnybodyTold = deps.webhooks.receivers.length > 0
  const stops = [
    startRounds(
      async ({ beat }) => {
        if (beat) await runPeriodicJobs(deps, periodicJobs, failed)
        return 0
      },
      log,
      deps,
    ),
    startRounds(({ look }) => relay.others(failed, look), log, deps),
    // Where nobody is told, only what was written for former receivers is looked for.
    startRounds(
      async ({ look, beat }) => (beat || (look && isAnybodyTold) ? relay.events(failed) : 0),
      log,
      deps,
    ),
    startRounds(({ look }) => (look ? relay.push(failed) : Promise.resolve(0)), log, deps),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
