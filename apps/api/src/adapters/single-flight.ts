/** Shares work under way: whoever asks for the same key meanwhile gets the same outcome. */
export type SingleFlight = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A single flight of its own keys; callers of one key must ask for the same type. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>) => {
    const running = underWay.get(key) as Promise<T> | undefined
    if (running) return running
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
