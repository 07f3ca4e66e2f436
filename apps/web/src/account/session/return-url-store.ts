import { type AllowedTargets, safeReturnUrl } from '@leserkonto/rules'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Where this visit leads in the end: one value, the newest valid one. */
export type ReturnUrlStore = {
  /** Stores the value if it is a safe target; any other value, and `/`, leaves the stored one. */
  offer(raw: string | null | undefined): void
  /** The stored target, if it is still allowed; it stays stored. */
  peek(): string | undefined
  /** The stored target; removes it. */
  take(): string | undefined
}

const key = 'leserkonto.return_url'

/** The store of this tab. Source: docs/spec/account.md#stored-return-url. */
export function createReturnUrlStore(storage: SafeStorage, allowed: AllowedTargets): ReturnUrlStore {
  const peek = () => safeReturnUrl(storage.read(key) ?? '', allowed)
  return {
    offer(raw) {
      const safe = raw ? safeReturnUrl(raw, allowed) : undefined
      if (safe && safe !== '/') storage.write(key, safe)
    },
    peek,
    take() {
      const safe = peek()
      storage.remove(key)
      return safe
    },
  }
}
