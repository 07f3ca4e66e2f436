'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { safeStorage } from '../browser/web-storage.ts'

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
 * the server's. Source: docs/spec/blocks.md#persisted-state.
 */
export function usePersistedState<Value>({ key, fallback, accepts }: PersistedStateOptions<Value>) {
  const raw = useSyncExternalStore(
    useCallback((notify: () => void) => subscribe(key, notify), [key]),
    () => read(key),
    () => null,
  )
  const value = useMemo(() => parsed(raw, accepts) ?? { value: fallback }, [raw, accepts, fallback]).value
  const setValue = useCallback((next: Value) => write(key, JSON.stringify(next)), [key])
  return [value, setValue] as const
}

const storage = safeStorage(() => window.localStorage)

type Listener = () => void
const listeners = new Map<string, Set<Listener>>()
/** Texts that could not be stored: they hold for this page. */
const unstored = new Map<string, string>()

function subscribe(key: string, notify: Listener): () => void {
  const keyListeners = listeners.get(key) ?? new Set()
  listeners.set(key, keyListeners.add(notify))
  // Another tab wrote this key, or cleared all of them.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    unstored.delete(key)
    notify()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    keyListeners.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}

const read = (key: string): string | null => unstored.get(key) ?? storage.read(key)

function write(key: string, text: string): void {
  if (storage.write(key, text)) unstored.delete(key)
  else unstored.set(key, text)
  for (const notify of listeners.get(key) ?? []) notify()
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
