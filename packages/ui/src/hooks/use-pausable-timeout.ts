import { useCallback, useEffect, useRef } from 'react'

/**
 * Calls `onElapsed` once after `durationMs` of unpaused time, counted from the change of `key`. The rest of the time
 * is kept while paused, and nothing starts it while `isHeld`. `null` never elapses. Source: WCAG 2.2, 2.2.1.
 */
export function usePausableTimeout(
  onElapsed: () => void,
  durationMs: number | null,
  key: unknown,
  isHeld: () => boolean,
) {
  const latest = useRef({ onElapsed, isHeld })
  const state = useRef({ remainingMs: 0, startedAt: 0, timer: 0 })
  useEffect(() => {
    latest.current = { onElapsed, isHeld }
  })
  const pause = useCallback(() => {
    const { timer, startedAt } = state.current
    if (!timer) return
    window.clearTimeout(timer)
    state.current.timer = 0
    state.current.remainingMs -= performance.now() - startedAt
  }, [])
  const resume = useCallback(() => {
    if (state.current.timer || !(state.current.remainingMs > 0) || latest.current.isHeld()) return
    state.current.startedAt = performance.now()
    state.current.timer = window.setTimeout(() => {
      state.current = { remainingMs: 0, startedAt: 0, timer: 0 }
      latest.current.onElapsed()
    }, state.current.remainingMs)
  }, [])
  useEffect(() => {
    if (durationMs === null || key === null) return
    state.current.remainingMs = durationMs
    resume()
    return () => {
      pause()
      state.current.remainingMs = 0
    }
  }, [durationMs, key, pause, resume])
  return { pause, resume }
}
