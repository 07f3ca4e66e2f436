import { uiTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { ErrorGlyph, SuccessGlyph, WarningGlyph } from '../parts/glyphs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './notice-body.module.css'

/**
 * What a notice may be about; success and error are those of the account as well.
 * Source: docs/spec/blocks.md#simplenotification.
 */
export const noticeTypes = ['success', 'warning', 'error'] as const

const signs = { success: SuccessGlyph, warning: WarningGlyph, error: ErrorGlyph }

/** Class that gives an element with `data-type` the notice's colours, as `--tone` and `--ground`. */
export const noticeTone = classes.tone

type NoticeBodyProps = {
  type: (typeof noticeTypes)[number]
  /** @default it cannot be closed */
  onClose?: (() => void) | undefined
  /** May carry links. */
  children: ReactNode
}

/** Sign, words and close button of a notice, for a flex container; the type is said to screen readers too. */
export function NoticeBody({ type, onClose, children }: NoticeBodyProps) {
  const Sign = signs[type]
  return (
    <>
      <Sign className={classes.sign} />
      <p className={classes.message}>
        <VisuallyHidden>{uiTexts.notification[type]} </VisuallyHidden>
        {children}
      </p>
      {onClose && <CloseButton className={classes.close} onClick={onClose} />}
    </>
  )
}
