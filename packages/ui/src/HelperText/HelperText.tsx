import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../parts/class-names.ts'
import { CheckGlyph, ErrorGlyph } from '../parts/glyphs.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './HelperText.module.css'

export const fieldStatuses = ['valid', 'error', 'none'] as const

/** What a check of the field has found. Source: docs/spec/blocks.md#helpertext. */
export type FieldStatus = (typeof fieldStatuses)[number]

export type HelperTextProps = Omit<HTMLAttributes<HTMLSpanElement>, 'children'> & {
  /** Colour and sign of the line; the text alone must tell the same. @default 'none' */
  status?: FieldStatus | undefined
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/** One line under a field. A phrasing element, so that it may be inside a label or a paragraph. */
export function HelperText({ status, className, children, ...rest }: HelperTextProps) {
  const known = oneOf('HelperText', 'status', status, fieldStatuses, 'none')
  return (
    <span {...rest} className={classNames(classes.line, className)} data-status={known}>
      {known === 'error' && <ErrorGlyph className={classes.sign} />}
      {known === 'valid' && <CheckGlyph className={classes.sign} />}
      <span>{children}</span>
    </span>
  )
}
