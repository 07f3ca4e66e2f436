import { type PointerEvent, type RefObject, useRef } from 'react'

/** A mouse that moves farther, in CSS pixels, drags and does not click. Our choice. */
const slopPx = 4

/** Handlers that let the mouse drag a zoomed picture; fingers scroll the frame by themselves. */
export function usePan(frame: RefObject<HTMLElement | null>, scale: number) {
  const drag = useRef({ x: 0, y: 0, left: 0, top: 0, hasMoved: false })
  return {
    /** Whether the last press dragged. */
    hasMoved: () => drag.current.hasMoved,
    onPointerDown({ clientX, clientY }: PointerEvent) {
      const { scrollLeft = 0, scrollTop = 0 } = frame.current ?? {}
      drag.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop, hasMoved: false }
    },
    onPointerMove({ pointerType, buttons, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || buttons !== 1 || scale === 1) return
      const { x, y, left, top, hasMoved } = drag.current
      const [moveX, moveY] = [clientX - x, clientY - y]
      drag.current.hasMoved = hasMoved || Math.hypot(moveX, moveY) > slopPx
      frame.current?.scrollTo({ left: left - moveX, top: top - moveY })
    },
  }
}
