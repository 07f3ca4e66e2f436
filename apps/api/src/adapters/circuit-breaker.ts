/** Stops calling a service that keeps failing, so that nobody waits for it. */
export type Breaker = {
  /**
   * Runs the work unless the circuit is open; then rejects at once with code CIRCUIT_OPEN. Work that nobody waits for is
   * run then, too, one at a time: so nobody has to wait in order to find out that the service is back.
   */
  run: <T>(work: () => Promise<T>, isAwaited?: boolean) => Promise<T>
  isOpen: () => boolean
}

const failuresToOpen = 5
const openMs = 30_000

/**
 * Opens after five failures in a row for 30 s; then one call tries, and its outcome decides. Other calls wait for that
 * one, because two readings of one request must not end differently. Source: docs/spec/publisher.md#client-rules.
 */
export function createBreaker(now: () => Date): Breaker {
  let failures = 0
  let openedAtMs: number | undefined
  let probe: Promise<unknown> | undefined
  // What began before the circuit opened or closed says nothing about the service since.
  let age = 0

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    const begun = age
    try {
      const result = await work()
      if (begun === age) close()
      return result
    } catch (error) {
      if (begun === age) fail()
      throw error
    }
  }

  function close() {
    failures = 0
    if (openedAtMs === undefined) return
    openedAtMs = undefined
    age++
  }

  function fail() {
    failures++
    if (failures < failuresToOpen) return
    openedAtMs = now().getTime()
    age++
  }

  function isResting(): boolean {
    if (openedAtMs === undefined) return false
    const elapsedMs = now().getTime() - openedAtMs
    // A clock set back must not keep it open.
    return elapsedMs >= 0 && elapsedMs < openMs
  }

  return {
    isOpen: () => openedAtMs !== undefined,
    run: async (work, isAwaited = true) => {
      while (probe && !isResting()) await probe
      if (openedAtMs === undefined) return counted(work)
      if (isResting() && (isAwaited || probe))
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
