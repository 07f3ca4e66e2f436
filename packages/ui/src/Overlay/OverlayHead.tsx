'use client'

import type { ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './Overlay.module.css'

type OverlayHeadProps = {
  className: string | undefined
  onClose: () => void
  /** What the overlay is. */
  children: ReactNode
}

/** The first line of a panel, which stays while the rest scrolls: what it is, and the button that closes it. */
export const OverlayHead = ({ className, onClose, children }: OverlayHeadProps) => (
  // A sheet is dragged by its handle; other panels stay where they are.
  <header className={classNames(classes.head, className)} data-handle="">
    {children}
    <CloseButton onClick={onClose} />
  </header>
)
