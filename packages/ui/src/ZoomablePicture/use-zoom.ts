import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A place in the frame, in CSS pixels from its corner. */
export type Place = { readonly x: number; readonly y: number }

/** Sets the scale and keeps the place of the picture that lies under `at` (the middle unless given) where it is. */
export type ZoomTo = (scale: number, at?: Place) => void

/** The scale of the picture in a frame that scrolls it. */
export function useZoom(frame: RefObject<HTMLElement | null>): { scale: number; zoomTo: ZoomTo } {
  const [scale, setScale] = useState(1)
  const fixed = useRef<{ scale: number; at: Place | undefined }>({ scale: 1, at: undefined })
  useLayoutEffect(() => {
    const element = frame.current
    const { scale: before, at } = fixed.current
    if (element === null || before === scale) return
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const [left, top] = [element.scrollLeft, element.scrollTop]
    // By the object model: the strict policy would block a style attribute in server output.
    element.style.setProperty('--scale', String(scale))
    element.scrollTo({ left: ((left + x) * scale) / before - x, top: ((top + y) * scale) / before - y })
    fixed.current = { scale, at: undefined }
  }, [frame, scale])
  const zoomTo = useCallback<ZoomTo>((next, at) => {
    fixed.current = { ...fixed.current, at }
    setScale(next)
  }, [])
  return { scale, zoomTo }
}

/** Where a pointer is in an element. */
export function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
