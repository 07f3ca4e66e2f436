import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { placeIn, type ZoomTo } from './use-zoom.ts'
import { pinchedScale } from './zoom.ts'

/** Lets two fingers on the frame set the scale, between 1 and 3; elsewhere they zoom the page as ever. */
export function usePinch(frame: RefObject<HTMLElement | null>, scale: number, zoomTo: ZoomTo): void {
  const pinch = useRef({ scale: 1, distance: 0 })
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches
    if (frame.current === null || one === undefined || other === undefined) return
    // Else the browser zooms the page with the same fingers.
    event.preventDefault()
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    // From one point on there is no ratio yet.
    if (event.type === 'touchstart' || pinch.current.distance === 0) {
      pinch.current = { scale, distance }
      return
    }
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    zoomTo(
      pinchedScale(pinch.current.scale, distance / pinch.current.distance),
      placeIn(frame.current, middle),
    )
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const listener = (event: TouchEvent) => onTouch(event)
    // React's own touch listeners are passive and could not keep the page still.
    element.addEventListener('touchstart', listener, { passive: false })
    element.addEventListener('touchmove', listener, { passive: false })
    return () => {
      element.removeEventListener('touchstart', listener)
      element.removeEventListener('touchmove', listener)
    }
  }, [frame])
}
