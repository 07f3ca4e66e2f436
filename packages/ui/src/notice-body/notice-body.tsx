'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { useWords } from '../hooks/use-words.ts'
import { ErrorGlyph, SuccessGlyph, WarningGlyph } from '../parts/glyphs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './notice-body.module.css'

/**
 * What a notice may be about; success and error are those of the account as well.
 * Source: docs/spec/blocks.md#simplenotification.
 */
export const noticeTypes = ['success', 'warning', 'error'] as const

export type NoticeType = (typeof noticeTypes)[number]

const signs = { success: SuccessGlyph, warning: WarningGlyph, error: ErrorGlyph }

/** Class that gives an element with `data-type` the notice's colours, as `--tone` and `--ground`. */
export const noticeTone = classes.tone

type NoticeBodyProps = {
  type: NoticeType
  /** @default it cannot be closed */
  onClose?: (() => void) | undefined
  /** May carry links. */
  children: ReactNode
}

/** Sign, words and close button of a notice, for a flex container; the type is said to screen readers too. */
export function NoticeBody({ type, onClose, children }: NoticeBodyProps) {
  const words = useWords('notification', uiTexts.notification)
  const Sign = signs[type]
  return (
    <>
      <Sign className={classes.sign} />
      <p className={classes.message}>
        <VisuallyHidden>{words[type]} </VisuallyHidden>
        {children}
      </p>
      {onClose && <CloseButton className={classes.close} onClick={onClose} />}
    </>
  )
}
