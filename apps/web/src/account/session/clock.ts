/** Milliseconds since the epoch, by the reader's clock: good for waiting, never for deciding a deadline. */
export const nowMs = (): number => Date.now()
