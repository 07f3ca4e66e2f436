import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../context.ts'
import { describeError } from '../describe-error.ts'
import { isDatabaseOutage, sayDatabaseOutage } from '../outages.ts'

const beatMs = 1_000

/**
 * What a round does besides what was handed over in memory: `look` at the table, both once a second and when something was
 * written for it, and with each `beat` the periodic work. Each round asks again, since entries can be handed over for as
 * long as the process is busy.
 */
export type Due = { look: boolean; beat: boolean }

/** Does a round again and again, at each beat and when told; the returned function stops it after the running one. */
export function startRounds(
  /** Resolves with the number of entries it took; there may be more than one round takes. */
  round: (due: Due) => Promise<number>,
  log: FastifyBaseLogger,
  { outboxFilled, metrics }: Pick<Deps, 'outboxFilled' | 'metrics'>,
): () => Promise<void> {
  let stopped = false
  let next: Due = { look: true, beat: true }
  let wake: () => void = () => undefined
  const handed = () => wake()
  const filled = () => {
    next.look = true
    wake()
  }
  const beat = setInterval(() => {
    next.beat = true
    filled()
  }, beatMs).unref()
  outboxFilled.addEventListener('handed', handed)
  outboxFilled.addEventListener('filled', filled)

  async function once(): Promise<number> {
    const due = next
    next = { look: false, beat: false }
    const taken = await round(due)
    if (due.look && taken > 0) next.look = true
    return taken
  }

  async function rounds() {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        while (!stopped && (await once()) > 0);
      } catch (error) {
        if (isDatabaseOutage(error)) sayDatabaseOutage(error, log, metrics)
        else log.error({ cause: describeError(error) }, 'job round failed')
      }
      await woken
    }
  }
  const running = rounds()
  return async () => {
    stopped = true
    clearInterval(beat)
    outboxFilled.removeEventListener('handed', handed)
    outboxFilled.removeEventListener('filled', filled)
    wake()
    await running
  }
}
