import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Call, call } from '../support/call.ts'
import type { Random } from './random.ts'

/** What callers met: how often no answer came, and which answers of the service's fault. */
export type Met = {
  calls: number
  /** Calls that ended without an answer, by the code of the connection's error. */
  unanswered: Record<string, number>
  /** Answers that ask to come again, by code and path: 503 with Retry-After, and 408 of a process that had no time to read. */
  toldToWait: Record<string, number>
  /** Every other answer of 500 and above, by status, code and path. */
  failed: Record<string, number>
  /** The longest time in which nobody got a good answer. */
  longestPauseMs: number
}

/** How many calls were not answered well. */
export const failuresIn = ({ unanswered, toldToWait, failed }: Met): number =>
  [unanswered, toldToWait, failed].flatMap(Object.values<number>).reduce((sum, one) => sum + one, 0)

/** A call that was made until it had an answer; `doubts` are the tries of which nobody knows whether they were done. */
export type Settled = Answer & { readonly doubts: number }

/** Calls as a load balancer makes them: at one process or another, again where none answers. */
export type Door = {
  readonly ask: (path: string, asked?: Call) => Promise<Settled>
  readonly met: Met
  /** Ends all who still ask. */
  readonly close: () => void
}

// Longer than any fault here: a call that was given up and is done later would make a liar of the ledger.
const unansweredAfterMs = 300_000
const pauseMs = 200
const tooSlow = 408
// Nobody is kept waiting for ever by what does not come back.
const mostTries = 3_000

/** `ports` are those of the processes in rotation, asked for at each try. */
export function openDoor(origin: string, ports: () => readonly number[], random: Random): Door {
  const met: Met = { calls: 0, unanswered: {}, toldToWait: {}, failed: {}, longestPauseMs: 0 }
  let lastGoodMs = performance.now()
  let isOpen = true

  async function once(path: string, asked: Call): Promise<Answer | undefined> {
    met.calls++
    const via = random.oneOf(ports())
    const answer = await call(`${origin}${path}`, { ...asked, via, patienceMs: unansweredAfterMs }).catch(
      noteSilence,
    )
    if (!answer) return undefined
    if (answer.status === tooSlow || answer.status >= 500) return noteFailure(answer, path)
    const nowMs = performance.now()
    met.longestPauseMs = Math.max(met.longestPauseMs, Math.round(nowMs - lastGoodMs))
    lastGoodMs = nowMs
    return answer
  }

  function noteSilence(cause: unknown): undefined {
    const { code = String(cause) } = cause as NodeJS.ErrnoException
    met.unanswered[code] = (met.unanswered[code] ?? 0) + 1
  }

  function noteFailure({ status, headers, body }: Answer, path: string): undefined {
    const told = status === tooSlow || (status === 503 && headers['retry-after'] !== undefined)
    const into = told ? met.toldToWait : met.failed
    const code = typeof body === 'string' ? '' : `${(body as { code?: string }).code} `
    const name = `${status} ${code}${path.split('?')[0]?.replace(/[0-9a-f-]{36}/, '{id}')}`
    into[name] = (into[name] ?? 0) + 1
  }

  return {
    met,
    close: () => {
      isOpen = false
    },
    ask: async (path, asked = {}) => {
      for (let doubts = 0; isOpen && doubts < mostTries; doubts++) {
        const answer = await once(path, asked)
        if (answer) return { ...answer, doubts }
        await wait(pauseMs)
      }
      throw new Error(`${path} never got an answer`)
    },
  }
}
