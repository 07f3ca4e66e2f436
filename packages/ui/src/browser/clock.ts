/** The clock of the reader's browser, in milliseconds since the epoch. It may be wrong: good for waiting, not for deadlines. */
export const nowMs = (): number => Date.now()
