/** A browser store that may be switched off: reading then finds nothing, and writing tells that it failed. */
export type SafeStorage = {
  read(key: string): string | null
  /** Whether the value is kept. */
  write(key: string, value: string): boolean
  remove(key: string): void
}

/** Browsers throw on the mere mention of a store when cookies are blocked, hence the function. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, value)
      return true
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
})

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
