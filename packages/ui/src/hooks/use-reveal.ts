import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useViewport } from './use-viewport.ts'

/** `shown` without an animation, `waiting` to come into view, or `revealed` by coming into view. */
export type Reveal = 'shown' | 'waiting' | 'revealed'

const never = () => () => {}

/**
 * Tells an element whose content appears with a motion when to show it: once the share `threshold` of it is in view.
 * Without scripts, under reduced motion, and for what a reader already saw before the scripts came, it is shown at
 * once. Set a style for `waiting` only. An inactive one is always `shown`.
 */
export function useReveal(element: RefObject<Element | null>, threshold: number, active = true): Reveal {
  const [reveal, setReveal] = useState<Reveal>('shown')
  const isFresh = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [hydrates] = useState(!isFresh)
  useLayoutEffect(() => {
    if (!active || element.current === null || !moves()) return
    if (!(hydrates && isOnScreen(element.current))) setReveal('waiting')
  }, [element, active, hydrates])
  useViewport(element, () => setReveal('revealed'), { threshold, active: reveal === 'waiting' })
  return reveal
}

const moves = (): boolean =>
  'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
