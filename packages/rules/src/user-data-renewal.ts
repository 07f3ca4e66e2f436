import { userDataLimits } from './limits/sign-in-limits.ts'

/** What to do about the userData cookie: have it signed now, or wait so many milliseconds. */
export type RenewalStep = { readonly do: 'sign' } | { readonly do: 'wait'; readonly delayMs: number }

/**
 * How long before its expiry the cookie is renewed: 10–110 ms, so that the tabs of one reader do not ask at the
 * same instant. `random` as Math.random gives it, in [0, 1). Source: docs/spec/account.md#userdata-cookie-renewal.
 */
export const renewalOffsetMs = (random: number): number => 10 + Math.floor(random * 101)

/**
 * What to do with a cookie found at start. `renewS` is its renew time in Unix seconds, undefined without a
 * readable cookie. A time further ahead than the service ever signs is a changed cookie and is signed again.
 */
export function renewalStep(renewS: number | undefined, nowMs: number, offsetMs: number): RenewalStep {
  const aheadMs = renewS === undefined ? 0 : renewS * 1_000 - nowMs
  if (!(aheadMs > 0) || aheadMs > userDataLimits.renewMs + userDataLimits.graceMs) return { do: 'sign' }
  return { do: 'wait', delayMs: Math.max(0, aheadMs - offsetMs) }
}

/**
 * How long to wait after the service has just signed. A reader's clock that is hours wrong makes a fresh cookie
 * look dead; then the full time of a cookie is waited, so that no loop of signing starts.
 */
export function delayAfterSigningMs(renewS: number, nowMs: number, offsetMs: number): number {
  const step = renewalStep(renewS, nowMs, offsetMs)
  return step.do === 'wait' ? step.delayMs : userDataLimits.renewMs - offsetMs
}
