import type { OverlayState } from '@leserkonto/ui/Overlay'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { latePlace } from './late-place.ts'

/** Opens an overlay that is not in the page from the server, and takes it out of the page when it has closed. */
export function showOverlay(page: Document, styles: string, draw: (state: OverlayState) => ReactNode): void {
  const place = latePlace(page, styles)
  const root = createRoot(place)
  const close = () => {
    flushSync(() => root.render(draw({ open: false, onClose: close })))
    const fading = place.getAnimations({ subtree: true }).map(({ finished }) => finished)
    void Promise.allSettled(fading).then(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(draw({ open: true, onClose: close }))
}
