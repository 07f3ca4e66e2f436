import { useEffect, useState } from 'react'
import { nowMs } from '../browser/clock.ts'

const tickMs = 1_000

/** Whole seconds until an instant, counted down; 0 from then on. */
export function useSecondsUntil(untilMs: number): number {
  const [now, setNow] = useState(nowMs)
  const left = Math.max(0, Math.ceil((untilMs - now) / 1_000))
  useEffect(() => {
    setNow(nowMs())
    if (untilMs <= nowMs()) return
    const timer = setInterval(() => {
      setNow(nowMs())
      if (nowMs() >= untilMs) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}
