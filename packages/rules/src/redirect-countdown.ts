/** Seconds a success page waits before it moves on. Source: docs/spec/account.md#redirect-countdown. */
export const redirectCountdownS = 5

/**
 * Whole seconds left of a countdown, from the start's own number down to 0. It is computed from the clock and not
 * counted, because a tab in the background wakes its timers late. A clock set back shows the full time again.
 */
export function secondsLeft(startedAtMs: number, nowMs: number, totalS: number = redirectCountdownS): number {
  const left = Math.ceil((startedAtMs + totalS * 1_000 - nowMs) / 1_000)
  return Math.min(totalS, Math.max(0, left))
}
