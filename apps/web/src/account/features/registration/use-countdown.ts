import { nowMs } from '@leserkonto/ui/browser/clock'
import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds a success page waits before it moves on. Source: docs/spec/account.md#redirect-countdown. */
const redirectCountdownS = 5

/**
 * Whole seconds left of a countdown, from the start's own number down to 0. It is computed from the clock and not
 * counted, because a tab in the background wakes its timers late. A clock set back shows the full time again.
 */
export function secondsLeft(startedAtMs: number, atMs: number, totalS: number = redirectCountdownS): number {
  const left = Math.ceil((startedAtMs + totalS * 1_000 - atMs) / 1_000)
  return Math.min(totalS, Math.max(0, left))
}

/** A countdown as a page shows it. */
export type Countdown = {
  readonly seconds: number
  readonly stopped: boolean
  readonly stop: () => void
}

const tickMs = 200

/** Counts down once from five seconds and then calls `onEnd`, unless the reader stops it. Without `onEnd` it stands. */
export function useCountdown(onEnd: (() => void) | undefined): Countdown {
  const [startedAt] = useState(nowMs)
  const [seconds, setSeconds] = useState(redirectCountdownS)
  const [stopped, setStopped] = useState(false)
  const end = useEffectEvent(() => onEnd?.())
  const runs = onEnd !== undefined && !stopped
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      const left = secondsLeft(startedAt, nowMs())
      // The last second stays on the screen until the next page is there.
      if (left > 0) return setSeconds(left)
      clearInterval(timer)
      end()
    }, tickMs)
    return () => clearInterval(timer)
  }, [startedAt, runs])
  return { seconds, stopped, stop: () => setStopped(true) }
}
