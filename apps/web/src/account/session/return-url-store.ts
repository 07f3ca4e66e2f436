import { type AllowedTargets, safeReturnUrl } from '@leserkonto/rules'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Where this visit goes once it is done: one value, the newest valid one. */
export type ReturnUrlStore = {
  /** Keeps the value if it is a safe target; anything else leaves what is stored. `/` counts as none. */
  offer(raw: string | null | undefined): void
  /** The stored target, judged anew; it stays stored. */
  peek(): string | undefined
  /** The stored target, once. */
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
