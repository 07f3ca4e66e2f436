'use client'

import { type ReactNode, useId, useRef } from 'react'
import { Overlay, type OverlayAttributes, type OverlayState } from '../Overlay/Overlay.tsx'
import { OverlayHead } from '../Overlay/OverlayHead.tsx'
import classes from './ModalFlyout.module.css'
import type { DragFrom } from './sheet-drag.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export type { OverlayAttributes, OverlayState } from '../Overlay/Overlay.tsx'
export type { DragFrom } from './sheet-drag.ts'

export type ModalFlyoutProps = OverlayState &
  OverlayAttributes & {
    /** Names the dialog and is shown on top of it. */
    title: string
    /** Where a drag down may begin; a mouse on a wide screen always drags by the head. @default 'anywhere' */
    dragFrom?: DragFrom | undefined
    children: ReactNode
  }

/**
 * A sheet from the bottom on phones, a panel in the middle from 50em on. Closes on Escape, a press on the mask,
 * 'Schließen' and a drag down by more than half its height. Source: docs/spec/blocks.md#modalflyout.
 */
export function ModalFlyout({ title, dragFrom = 'anywhere', onClose, children, ...rest }: ModalFlyoutProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useSheetDrag(panel, dragFrom, onClose)
  return (
    <Overlay
      aria-labelledby={titleId}
      {...rest}
      onClose={onClose}
      panelRef={panel}
      panelClassName={classes.panel}
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
