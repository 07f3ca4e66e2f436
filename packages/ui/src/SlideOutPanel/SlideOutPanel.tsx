'use client'

import { type ReactNode, useId } from 'react'
import { Overlay, type OverlayAttributes, type OverlayState } from '../Overlay/Overlay.tsx'
import { OverlayHead } from '../Overlay/OverlayHead.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './SlideOutPanel.module.css'

export type { OverlayAttributes, OverlayState } from '../Overlay/Overlay.tsx'

export const panelSides = ['start', 'end'] as const

export type SlideOutPanelProps = OverlayState &
  OverlayAttributes & {
    /** Names the dialog and is shown on top of it. */
    title: string
    /** Edge it slides out from, in reading direction. @default 'start' */
    side?: (typeof panelSides)[number] | undefined
    children: ReactNode
  }

/**
 * A panel at the window's edge, 20rem wide, at most 85 % of the window. Source: docs/spec/blocks.md#slideoutpanel.
 */
export function SlideOutPanel({ title, side, onClose, children, ...rest }: SlideOutPanelProps) {
  const titleId = useId()
  const isAtEnd = oneOf('SlideOutPanel', 'side', side, panelSides, 'start') === 'end'
  return (
    <Overlay
      aria-labelledby={titleId}
      {...rest}
      onClose={onClose}
      panelClassName={classNames(classes.panel, isAtEnd && classes.end)}
    >
      <OverlayHead className={classes.head} onClose={onClose}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
      </OverlayHead>
      <div className={classes.body}>{children}</div>
    </Overlay>
  )
}
