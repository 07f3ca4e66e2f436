import { type PointerEvent, useRef } from 'react'
import { placeIn, type ZoomTo } from './use-zoom.ts'
import { tapped } from './zoom.ts'

/** A finger that moves farther, in CSS pixels, scrolls and does not tap. Our choice. */
const slopPx = 10

/** Handlers that turn two quick taps into a zoom at their place. */
export function useTapZoom(scale: number, zoomTo: ZoomTo, enabled: boolean) {
  const press = useRef<{ x: number; y: number } | null>(null)
  const lastTapMs = useRef<number | undefined>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      // A second finger makes it a pinch.
      press.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const start = press.current
      press.current = null
      if (start === null || Math.hypot(event.clientX - start.x, event.clientY - start.y) > slopPx) return
      const next = tapped({ scale, lastTapMs: lastTapMs.current }, event.timeStamp, enabled)
      lastTapMs.current = next.lastTapMs
      if (next.scale !== scale) zoomTo(next.scale, placeIn(event.currentTarget, event))
    },
  }
}
