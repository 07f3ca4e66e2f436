/** Stops calling a service that keeps failing, so that nobody waits for it. */
export type Breaker = {
  /** Runs the work unless the circuit is open; then rejects at once with code CIRCUIT_OPEN. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

const failuresToOpen = 5
const openMs = 30_000

/**
 * Opens after five failures in a row for 30 s; then one call may try, and its outcome decides. Source:
 * publisher.md "Client rules".
 */
export function createBreaker(now: () => Date): Breaker {
  let failures = 0
  let openedAtMs: number | undefined
  let probing = false

  const isOpen = () => {
    if (openedAtMs === undefined) return false
    const elapsedMs = now().getTime() - openedAtMs
    // A clock set back must not keep it open.
    return probing || (elapsedMs >= 0 && elapsedMs < openMs)
  }

  return {
    run: async (work) => {
      if (isOpen()) throw Object.assign(new Error('the circuit is open'), { code: 'CIRCUIT_OPEN' })
      const isProbe = openedAtMs !== undefined
      probing ||= isProbe
      try {
        const result = await work()
        failures = 0
        openedAtMs = undefined
        return result
      } catch (error) {
        failures++
        if (failures >= failuresToOpen) openedAtMs = now().getTime()
        throw error
      } finally {
        if (isProbe) probing = false
      }
    },
  }
}
