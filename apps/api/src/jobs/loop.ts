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
  // What the next round does besides entries in memory: both once a second, looking at the table also when notified. Each
  // round asks again, since entries can be handed over for as long as the process is busy.
  let look = true
  let periodic = true
  let wake: () => void = () => undefined
  const handed = () => wake()
  const filled = () => {
    look = true
    wake()
  }
  const beat = setInterval(() => {
    periodic = true
    filled()
  }, roundMs).unref()
  deps.outboxFilled.addEventListener('handed', handed)
  deps.outboxFilled.addEventListener('filled', filled)

  const failed = (kind: string, error: unknown, isDead = false) => {
    const line = { job: kind, cause: describeError(error) }
    if (isDead) log.error(line, 'job given up: a dead letter')
    else log.warn(line, 'job postponed')
  }

  /** Resolves with the number of entries done. */
  async function round(): Promise<number> {
    const looks = look
    look = false
    const done = await relay(failed, looks)
    // There may be more in the table than one round takes.
    if (looks && done > 0) look = true
    if (!stopped && periodic) {
      periodic = false
      await runPeriodicJobs(deps, periodicJobs, failed)
    }
    return done
  }

  async function rounds() {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        while (!stopped && (await round()) > 0);
      } catch (error) {
        log.error({ cause: describeError(error) }, 'job round failed')
      }
      await woken
    }
  }
  const running = rounds()
  return async () => {
    stopped = true
    clearInterval(beat)
    deps.outboxFilled.removeEventListener('handed', handed)
    deps.outboxFilled.removeEventListener('filled', filled)
    wake()
    await running
  }
}
