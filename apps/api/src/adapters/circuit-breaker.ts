/** Stops calling a service that keeps failing, so that nobody waits for it. */
export type Breaker = {
  /** Runs the work unless the circuit is open; then rejects at once with code CIRCUIT_OPEN. */
  run: <T>(work: () => Promise<T>) => Promise<T>
  isOpen: () => boolean
}

const failuresToOpen = 5

/** How long a circuit rests after a failed try that took so long; both in milliseconds. */
type Rest = (tookMs: number) => number

/** For callers who wait: a try costs one of them seconds. */
const awaitedRest: Rest = () => 30_000

/** For work that nobody waits for: soon, but a silent service takes no more than a fifth of the time. */
export const patientRest: Rest = (tookMs) => Math.max(500, 4 * tookMs)

/**
 * Opens after five failures in a row and rests; then one call tries, and its outcome decides. Other calls wait for that
 * one, because two readings of one request must not end differently. Source: docs/spec/publisher.md#client-rules.
 */
export function createBreaker(now: () => Date, rest: Rest = awaitedRest): Breaker {
  let failures = 0
  let openMs = 0
  let openedAtMs: number | undefined
  let probe: Promise<unknown> | undefined
  // What began before the circuit opened or closed says nothing about the service since.
  let age = 0

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    const begun = age
    const beganMs = now().getTime()
    try {
      const result = await work()
      if (begun === age) close()
      return result
    } catch (error) {
      if (begun === age) fail(now().getTime() - beganMs)
      throw error
    }
  }

  function close() {
    failures = 0
    if (openedAtMs === undefined) return
    openedAtMs = undefined
    age++
  }

  function fail(tookMs: number) {
    failures++
    if (failures < failuresToOpen) return
    openedAtMs = now().getTime()
    openMs = rest(tookMs)
    age++
  }

  return {
    isOpen: () => openedAtMs !== undefined,
    run: async (work) => {
      while (probe) await probe
      if (openedAtMs === undefined) return counted(work)
      const elapsedMs = now().getTime() - openedAtMs
      // A clock set back must not keep it open.
      if (elapsedMs >= 0 && elapsedMs < openMs)
        throw Object.assign(new Error('the circuit is open'), { code: 'CIRCUIT_OPEN' })
      const trying = counted(work)
      probe = trying
        .catch(() => undefined)
        .finally(() => {
          probe = undefined
        })
      return trying
    },
  }
}
