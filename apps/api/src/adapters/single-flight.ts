/**
 * Shares work: callers who ask for a key while it is being worked on get the same outcome, and so does one who was
 * there before it began (`sinceMs`, of performance.now) and only comes to ask a moment later. Failures are not kept.
 */
export type SingleFlight = <T>(key: string, sinceMs: number, work: () => Promise<T>) => Promise<T>

/** How much later than the others a caller of the same moment may ask. */
const keptMs = 1_000

/** A single flight of its own keys; callers of one key must ask for the same type. */
export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, { startedMs: number; landed: boolean; outcome: Promise<unknown> }>()
  return <T>(key: string, sinceMs: number, work: () => Promise<T>) => {
    const known = flights.get(key)
    if (known && (!known.landed || known.startedMs >= sinceMs)) return known.outcome as Promise<T>
    const outcome = work()
    const flight = { startedMs: performance.now(), landed: false, outcome }
    flights.set(key, flight)
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    outcome.then(() => {
      flight.landed = true
      setTimeout(forget, keptMs).unref()
    }, forget)
    return outcome
  }
}
