'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ReactNode, useId } from 'react'
import { useBackToClose } from '../hooks/use-back-to-close.ts'
import { useWords } from '../hooks/use-words.ts'
import { Overlay, type OverlayAttributes, type OverlayState } from '../Overlay/Overlay.tsx'
import { OverlayHead } from '../Overlay/OverlayHead.tsx'
import classes from './AdvertorialLightbox.module.css'

export type { OverlayAttributes, OverlayState } from '../Overlay/Overlay.tsx'

export type AdvertorialLightboxProps = OverlayState &
  OverlayAttributes & {
    /** Names the dialog and is shown above the content. */
    title: string
    /** Marks the content as paid; press law asks for this very word. @default 'Anzeige' */
    label?: string | undefined
    /** What it shows has all of its width, as pictures need; text keeps its measure. @default false */
    wide?: boolean | undefined
    children: ReactNode
  }

/**
 * Paid content over the page, marked as such. Closes on the close icon, Escape and the browser's back button; the page
 * does not scroll while it is open. Source: docs/spec/blocks.md#advertoriallightbox.
 */
export function AdvertorialLightbox({
  title,
  label,
  wide = false,
  onClose,
  children,
  ...rest
}: AdvertorialLightboxProps) {
  const words = useWords('contentHeader', uiTexts.contentHeader)
  const titleId = useId()
  useBackToClose(rest.open, onClose)
  const heading = (
    <h2 id={titleId} className={classes.title}>
      {title}
    </h2>
  )
  return (
    <Overlay aria-labelledby={titleId} {...rest} onClose={onClose} panelClassName={classes.panel}>
      <OverlayHead className={classes.head} onClose={onClose}>
        <p className={classes.label}>{label ?? words.advertisement}</p>
        {wide && heading}
      </OverlayHead>
      <div className={classes.body} data-wide={wide || undefined}>
        {!wide && heading}
        {children}
      </div>
    </Overlay>
  )
}
