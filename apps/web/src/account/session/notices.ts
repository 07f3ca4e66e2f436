import type { Notification } from '@leserkonto/ui/SimpleNotification'

/** The notification of the page; there is at most one. */
export type Notices = {
  current(): Notification | null
  show(notification: Notification): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** A store outside React, because timers and calls use it too. A new notification replaces the old one. */
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
