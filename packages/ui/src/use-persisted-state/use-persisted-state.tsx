import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** What is kept, and how to know it again. */
export type PersistedStateOptions<Value> = {
  /** Key in the browser's local storage. */
  key: string
  /** Holds on the server, and while nothing that `accepts` lies in the storage. */
  fallback: Value
  /** Whether what the storage holds is such a value: it may come from an older version or another hand. */
  accepts: (stored: unknown) => stored is Value
}

/**
 * State that outlives the page, in local storage as JSON, the same in all tabs. Corrupt JSON, a blocked and a full
 * storage count as empty and never throw; what cannot be stored holds until the page is left. The first render equals
 * the server's. Source: seed presentation §4.
 */
export function usePersistedState<Value>({ key, fallback, accepts }: PersistedStateOptions<Value>) {
  const raw = useSyncExternalStore(
    useCallback((tell: () => void) => subscribe(key, tell), [key]),
    () => read(key),
    () => null,
  )
  const value = useMemo(() => parsed(raw, accepts) ?? { value: fallback }, [raw, accepts, fallback]).value
  const setValue = useCallback((next: Value) => write(key, JSON.stringify(next)), [key])
  return [value, setValue] as const
}

type Listener = () => void
const listeners = new Map<string, Set<Listener>>()
/** Texts that could not be stored: they hold for this page. */
const unstored = new Map<string, string>()

function subscribe(key: string, tell: Listener): () => void {
  const told = listeners.get(key) ?? new Set()
  listeners.set(key, told.add(tell))
  // Another tab wrote this key, or cleared all of them.
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    unstored.delete(key)
    tell()
  }
  window.addEventListener('storage', hear)
  return () => {
    told.delete(tell)
    window.removeEventListener('storage', hear)
  }
}

function read(key: string): string | null {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return window.localStorage.getItem(key)
  } catch {
    // Blocked: reading the property alone throws.
    return null
  }
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  for (const tell of listeners.get(key) ?? []) tell()
}

function parsed<Value>(raw: string | null, accepts: (stored: unknown) => stored is Value) {
  if (raw === null) return undefined
  try {
    const stored: unknown = JSON.parse(raw)
    return accepts(stored) ? { value: stored } : undefined
  } catch {
    return undefined
  }
}
