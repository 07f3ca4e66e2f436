import { shareToSee, type TallRule } from '@leserkonto/rules'
import { type RefObject, useEffect, useEffectEvent } from 'react'

export type ViewportOptions = {
  /** Share of the element that must be in view, 0 to 1. @default 1 */
  readonly threshold?: number | undefined
  /** What becomes of an element too large for that share. @default 'cover' */
  readonly tall?: TallRule | undefined
  /** An inactive observer does not look. @default true */
  readonly active?: boolean | undefined
}

/**
 * Calls `onVisible` once, as soon as the element is in view by its share, or covers the viewport; then it stops
 * looking. Source: seed presentation §4 "Viewport observer", blocks.md §3.38.
 */
export function useViewport(
  element: RefObject<Element | null>,
  onVisible: () => void,
  { threshold = 1, tall = 'cover', active = true }: ViewportOptions = {},
): void {
  const report = useEffectEvent(onVisible)
  useEffect(() => {
    if (!active || element.current === null) return
    return watch(element.current, threshold, tall, () => report())
  }, [element, threshold, tall, active])
}

/** Looks until the element is seen or the returned function is called. */
function watch(element: Element, threshold: number, tall: TallRule, report: () => void): () => void {
  let sight: IntersectionObserver | undefined
  const look = () => {
    sight?.disconnect()
    const viewport = { width: window.innerWidth, height: window.innerHeight }
    const share = shareToSee(threshold, element.getBoundingClientRect(), viewport, tall)
    sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)) return
        stop()
        report()
      },
      { threshold: share },
    )
    sight.observe(element)
  }
  // The share to be seen depends on both sizes: pictures arrive, phones are turned.
  const size = new ResizeObserver(look)
  const stop = () => {
    sight?.disconnect()
    size.disconnect()
    window.removeEventListener('resize', look)
  }
  size.observe(element)
  window.addEventListener('resize', look)
  return stop
}
