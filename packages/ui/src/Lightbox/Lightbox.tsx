'use client'

import { type ReactNode, useId } from 'react'
import { useBackToClose } from '../hooks/use-back-to-close.ts'
import { Overlay, type OverlayAttributes, type OverlayState } from '../Overlay/Overlay.tsx'
import { OverlayHead } from '../Overlay/OverlayHead.tsx'
import classes from './Lightbox.module.css'

export type { OverlayAttributes, OverlayState } from '../Overlay/Overlay.tsx'

export type LightboxProps = OverlayState &
  OverlayAttributes & {
    /** Names the dialog and is shown above the picture. */
    title: string
    /** Stands below the picture: what it shows, who took it. */
    description?: ReactNode
    /** The picture; it gets all the room there is. */
    children: ReactNode
  }

/**
 * One picture on a dark stage that fills the window. Closes on the close icon, Escape and the browser's back button;
 * the page does not scroll while it is open. Source: docs/spec/blocks.md#lightbox.
 */
export function Lightbox({ title, description, onClose, children, ...rest }: LightboxProps) {
  const titleId = useId()
  useBackToClose(rest.open, onClose)
  return (
    <Overlay aria-labelledby={titleId} {...rest} onClose={onClose} panelClassName={classes.panel}>
      <OverlayHead className={classes.head} onClose={onClose}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
      </OverlayHead>
      <div className={classes.stage}>{children}</div>
      {description ? <div className={classes.description}>{description}</div> : null}
    </Overlay>
  )
}
