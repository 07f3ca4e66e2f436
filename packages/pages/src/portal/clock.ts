/** The browser's clock, in milliseconds. */
export const nowMs = (): number => Date.now()
