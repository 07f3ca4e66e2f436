/** The one source of time. Rules and stores are handed what it says. */
export type Clock = {
  now: () => Date
  /** Moves this clock for tests and for `POST /internal/clock`; 0 resets it. */
  setOffset: (offsetMs: number) => void
  offsetMs: () => number
}

/** A clock that follows the machine's. */
export function createClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (offsetMs) => {
      offset = offsetMs
    },
    offsetMs: () => offset,
  }
}
