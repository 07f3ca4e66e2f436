import type { Notification } from '@leserkonto/ui/SimpleNotification'

/** The one notification of the page. */
export type Notices = {
  current(): Notification | null
  show(notification: Notification): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** A store outside React: timers and calls speak through it too. A newer notification takes the older one's place. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  let current: Notification | null = null
  const set = (next: Notification | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => current,
    show: set,
    clear: () => set(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
