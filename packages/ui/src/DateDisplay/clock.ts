/** The clock of the reader's browser, in milliseconds. */
export const readerClock = (): number => Date.now()
