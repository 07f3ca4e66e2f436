'use client'

import { Checkbox as MantineCheckbox, type CheckboxProps as MantineCheckboxProps } from '@mantine/core'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { HelperText } from '../HelperText/HelperText.tsx'
import { choiceControl, choiceEdge, choiceFrame } from '../parts/choice-frame.ts'
import classes from './Checkbox.module.css'

/** What an element takes that the block hands on. */
export type CheckboxAttributes = Pick<
  MantineCheckboxProps,
  Extract<keyof InputHTMLAttributes<HTMLInputElement>, keyof MantineCheckboxProps>
>

export type CheckboxProps = Omit<CheckboxAttributes, 'type' | 'size' | 'style' | 'color'> & {
  /** Names the box; may carry links, e.g. to the terms. */
  label: ReactNode
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** Help that stays under the label. */
  helperText?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Both signs are drawn; the style sheet shows the one that fits, so that a box without scripts shows its state too. */
const CheckboxIcon = ({ className }: { indeterminate: boolean | undefined; className: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
    <rect className={choiceEdge(classes.off)} x="1" y="1" width="22" height="22" rx="4" />
    <path className={classes.on} d="M6 12.5l4 4L18 8" />
  </svg>
)

/**
 * On or off, with a sign for each. Attributes go to the control, `className` to the row.
 * Source: docs/spec/blocks.md#checkbox.
 */
export function Checkbox({ label, error, helperText, required, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  return (
    <MantineCheckbox
      {...rest}
      id={id ?? ownId}
      className={className ?? ''}
      required={required ?? false}
      aria-invalid={error ? true : undefined}
      label={
        <>
          {label}
          {required && (
            <span className={classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </>
      }
      error={error ? <HelperText status="error">{error}</HelperText> : null}
      description={helperText ? <HelperText>{helperText}</HelperText> : null}
      icon={CheckboxIcon}
      unstyled
      classNames={{ ...choiceFrame, input: choiceControl(classes.input) }}
    />
  )
}
