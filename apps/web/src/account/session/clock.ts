/** Milliseconds since the epoch, by the reader's clock, which may be wrong: for waiting, not for deadlines. */
export const nowMs = (): number => Date.now()
