import { sessionLimits } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Key of sessionStorage: when this tab has signed in with a password, until a page has tried to have a passkey made for it. */
export const passwordLoginKey = 'leserkonto.password_login'

/**
 * Notes that the reader signs in with a password here: this page is left at once, so the one that arrives has the passkey made.
 * Source: docs/spec/account.md#passkeys.
 */
export const notePasswordLogin = (tab: SafeStorage): boolean => tab.write(passwordLoginKey, String(nowMs()))

/** Whether the login of this tab was one with a password, just now. */
export const isPasswordLogin = (tab: SafeStorage): boolean =>
  nowMs() < Number(tab.read(passwordLoginKey) ?? 0) + sessionLimits.freshMs

/** The same, once. */
export function takePasswordLogin(tab: SafeStorage): boolean {
  const isFresh = isPasswordLogin(tab)
  tab.remove(passwordLoginKey)
  return isFresh
}
