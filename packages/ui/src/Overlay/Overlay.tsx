'use client'

import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react'
import { classNames } from '../parts/class-names.ts'
import { keepTabInside } from './focus-inside.ts'
import classes from './Overlay.module.css'
import { useModal } from './use-modal.ts'

/** What every overlay needs to know. */
export type OverlayState = {
  /** Whether it is shown; it never closes by itself. */
  open: boolean
  /** Called once per wish to close: Escape, a press on the mask, the close button. Expected to set `open` to false. */
  onClose: () => void
}

/** Attributes for the dialog element of an overlay. */
export type OverlayAttributes = Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'onClick' | 'onKeyDown' | 'children' | 'title'
>

export type OverlayProps = OverlayState &
  OverlayAttributes & {
    /** Class of the panel that slides in. */
    panelClassName?: string | undefined
    panelRef?: Ref<HTMLDivElement> | undefined
    children: ReactNode
  }

/**
 * The frame of flyout, lightboxes and slide-out panel: a native modal dialog with a mask and a panel. It locks page
 * scrolling, keeps Tab inside and gives the focus back to where it was. The open class and the focus come 50 ms
 * after `open`; the rest of the page is out of reach at once. Name it by `aria-label` or `aria-labelledby`.
 */
export function Overlay({
  open,
  onClose,
  className,
  panelClassName,
  panelRef,
  children,
  ...rest
}: OverlayProps) {
  const mask = useRef<HTMLDivElement>(null)
  const shown = useModal(mask, open) && open
  return (
    <dialog
      aria-modal="true"
      {...rest}
      tabIndex={-1}
      className={classNames(classes.overlay, shown && classes.open, className)}
      onCancel={(event) => {
        // Overlays and file inputs inside this one send their cancel events past here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // The browser may close without asking, as Chromium does on a second Escape.
        if (target === currentTarget && open && !currentTarget.open) onClose()
      }}
      onClick={({ target }) => {
        // Where press and release both were: never the mask when one of them was inside.
        if (target === mask.current) onClose()
      }}
      onKeyDown={(event) => {
        if (closestDialog(event.target) === event.currentTarget) keepTabInside(event)
      }}
    >
      <div className={classes.mask} ref={mask} />
      <div className={classNames(classes.panel, panelClassName)} ref={panelRef}>
        {children}
      </div>
    </dialog>
  )
}

const closestDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog')
