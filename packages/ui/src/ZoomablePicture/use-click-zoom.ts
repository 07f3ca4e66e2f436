import { type MouseEvent, useEffect, useState } from 'react'
import { placeIn, type ZoomTo } from './use-zoom.ts'
import { isZoomable, zoomLimits } from './zoom.ts'

/** A handler that toggles the zoom on a mouse click, and whether the picture has more to show than its frame. */
export function useClickZoom(picture: HTMLImageElement | null, scale: number, zoomTo: ZoomTo) {
  const canZoom = useIsLargerThanFrame(picture)
  return {
    isZoomable: canZoom,
    onClick(event: MouseEvent) {
      // Fingers have the double tap; the click that follows a tap is theirs. React types the event by its oldest form.
      const { nativeEvent } = event
      const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
      if (!canZoom || isTouch) return
      zoomTo(scale > 1 ? 1 : zoomLimits.tapScale, placeIn(event.currentTarget, event))
    },
  }
}

function useIsLargerThanFrame(picture: HTMLImageElement | null): boolean {
  const [isLarger, setLarger] = useState(false)
  useEffect(() => {
    if (picture === null) return
    const measure = () => {
      const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
      // Offsets do not know the zoom, which is a transform.
      setLarger(isZoomable(natural, { width: picture.offsetWidth, height: picture.offsetHeight }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(picture)
    picture.addEventListener('load', measure)
    return () => {
      observer.disconnect()
      picture.removeEventListener('load', measure)
    }
  }, [picture])
  return isLarger
}
