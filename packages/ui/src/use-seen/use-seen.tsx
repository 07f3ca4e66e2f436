import { isSeen } from '@leserkonto/rules'
import { type RefObject, useEffect, useEffectEvent } from 'react'

// The observer only reports when a step is passed; a tall element passes its own threshold late or never.
const steps = (threshold: number) => [...Array.from({ length: 20 }, (_, index) => index / 20), threshold, 1]

/**
 * Calls `onSeen` once, as soon as the share `threshold` (0 to 1) of the element is in view, or once an element too
 * tall for that fills the viewport; then it stops looking. Source: seed presentation §4 "Viewport observer".
 */
export function useSeen(
  element: RefObject<Element | null>,
  threshold: number,
  onSeen: () => void,
  active = true,
): void {
  const report = useEffectEvent(onSeen)
  useEffect(() => {
    if (!active || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(
          ({ intersectionRatio, intersectionRect, isIntersecting, rootBounds }) =>
            isIntersecting &&
            isSeen(
              {
                ratio: intersectionRatio,
                visibleHeight: intersectionRect.height,
                viewportHeight: rootBounds?.height ?? 0,
              },
              threshold,
            ),
        )
        if (!seen) return
        observer.disconnect()
        report()
      },
      { threshold: steps(threshold) },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, threshold, active])
}
