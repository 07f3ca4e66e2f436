import { addresses, passkeyLimits, withQuery } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import type { Account } from './account.ts'

/** Whether the browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/**
 * The login page of the sign-on edition, where every browser that knows passkeys can use them; it leads back to where this
 * visit wants to go, signed in. Source: docs/spec/account.md#passkeys.
 */
export function signOnLogin({ page, returnUrl }: Account): string {
  const target = new URL(returnUrl.peek() ?? addresses.root, location.origin).href
  return page.signOnUrl + withQuery(addresses.login, { return_url: target })
}

// Of the browser, not of the reader: it says nothing but when somebody was asked.
const key = 'leserkonto.passkey_offered'
const origin = safeStorage(() => localStorage)

/** Whether a reader may be asked about a passkey here; what takes calls to find out is left to the offer itself. */
export function mayOfferPasskey({ page }: Account): boolean {
  const offeredMs = Number(origin.read(key) ?? 0)
  const isAwake = !(nowMs() < offeredMs + passkeyLimits.offerSleepMs)
  return isAwake && page.passkeys !== 'elsewhere' && knowsPasskeys()
}

/** Whether this visit leads back to a text that its reader wants to read: no question stands before it. */
export function leadsToText({ returnUrl }: Account): boolean {
  const { pathname } = new URL(returnUrl.peek() ?? addresses.root, location.origin)
  return /^(\/na)?\/(artikel|premium-newsletter)(\/|$)/i.test(pathname)
}

/** Keeps the offer away for a while. */
export const sleepOffer = (): void => void origin.write(key, String(nowMs()))
