'use client'

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
 * looking. Source: docs/spec/blocks.md#viewport-observer.
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

/** Width and height in CSS pixels. */
export type Extent = { readonly width: number; readonly height: number }

/** What becomes of an element too large for its share: it counts once it `cover`s the viewport, or `never`. */
export type TallRule = 'cover' | 'never'

// Browsers report a box on fractions of a pixel as 0.999 in view, never as 1.
const rounding = 0.001

/**
 * Share of an element, 0 to 1, that must be in view for it to count as seen: the `threshold`, and for an element too
 * large for that the largest share the viewport can show of it, else it would stay unseen for ever.
 * Source: docs/spec/blocks.md#viewport-observer.
 */
export function shareToSee(threshold: number, element: Extent, viewport: Extent, tall: TallRule): number {
  const possible = maxShown(viewport.width, element.width) * maxShown(viewport.height, element.height)
  const share = tall === 'cover' ? Math.min(threshold, possible) : threshold
  return share * (1 - rounding)
}

const maxShown = (room: number, length: number): number => (length > room ? room / length : 1)
