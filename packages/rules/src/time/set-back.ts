/**
 * Calls that run at the same time begin this far apart at most. What is later than now by more was written by a clock
 * that has been set back since (`POST /internal/clock`, a machine put right), and must not count until it is reached.
 */
const maxApartMs = 10_000

/** The latest instant that a call which runs now can have written. */
export const latestOf = (now: Date): Date => new Date(now.getTime() + maxApartMs)
