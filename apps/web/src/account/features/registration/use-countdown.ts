import { redirectCountdownS, secondsLeft } from '@leserkonto/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { nowMs } from '../../session/clock.ts'

/** A countdown as a page shows it. */
export type Countdown = {
  readonly seconds: number
  readonly stopped: boolean
  readonly stop: () => void
}

const tickMs = 200

/** Counts down once from five seconds and then calls `onEnd`, unless the reader stops it. */
export function useCountdown(onEnd: () => void): Countdown {
  const [startedAt] = useState(nowMs)
  const [seconds, setSeconds] = useState(redirectCountdownS)
  const [stopped, setStopped] = useState(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (stopped) return
    const timer = setInterval(() => {
      const left = secondsLeft(startedAt, nowMs())
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end()
    }, tickMs)
    return () => clearInterval(timer)
  }, [startedAt, stopped])
  return { seconds, stopped, stop: () => setStopped(true) }
}
