import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../context.ts'
import { describeError } from '../describe-error.ts'
import type { Relay } from '../outbox/relay.ts'
import { runPeriodicJobs } from './periodic.ts'
import { periodicJobs } from './periodic-jobs.ts'

const roundMs = 1_000

/** Starts the loop of background work; the returned function stops it after the running work. */
export function startJobs(relay: Relay, log: FastifyBaseLogger, deps: Deps): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined
  const filled = () => wake()
  deps.outboxFilled.addEventListener('filled', filled)

  const failed = (kind: string, error: unknown) =>
    log.warn({ job: kind, cause: describeError(error) }, 'job postponed')

  async function rounds() {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, roundMs).unref()
      })
      try {
        while (!stopped && (await relay(failed)) > 0);
        if (!stopped) await runPeriodicJobs(deps, periodicJobs, failed)
      } catch (error) {
        log.error({ cause: describeError(error) }, 'job round failed')
      }
      await woken
    }
  }
  const running = rounds()
  return async () => {
    stopped = true
    deps.outboxFilled.removeEventListener('filled', filled)
    wake()
    await running
  }
}
