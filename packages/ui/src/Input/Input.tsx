'use client'

import { TextInput, type TextInputProps } from '@mantine/core'
import type { InputHTMLAttributes, Ref } from 'react'
import { type FieldFrameProps, useFieldFrame } from '../field-frame/field-frame.tsx'
import { CheckGlyph } from '../parts/glyphs.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './Input.module.css'

export type { FieldFrameProps } from '../field-frame/field-frame.tsx'

export const inputTypes = ['text', 'number', 'email', 'tel', 'search', 'url'] as const

// Mantine's own notion of the native attributes, without its props for looks.
/** What an element takes that the block hands on. */
export type InputAttributes = Pick<
  TextInputProps,
  Extract<keyof InputHTMLAttributes<HTMLInputElement>, keyof TextInputProps>
>

export type InputProps = FieldFrameProps &
  Omit<InputAttributes, 'type' | 'style' | keyof FieldFrameProps> & {
    /**
     * The specification names text and number; mail, phone, search and address bring their keyboards. @default 'text'
     */
    type?: (typeof inputTypes)[number] | undefined
    /** The control itself, e.g. to move focus to the first wrong field. */
    ref?: Ref<HTMLInputElement>
  }

/**
 * One line of text with its label. Attributes go to the control, `className` to the frame.
 * Source: docs/spec/blocks.md#input.
 */
export function Input({
  label,
  error,
  status,
  helperText,
  required,
  id,
  type,
  className,
  ...rest
}: InputProps) {
  const frame = useFieldFrame({ label, error, status, helperText, required, id })
  const known = oneOf('Input', 'type', type, inputTypes, 'text')
  return (
    <TextInput
      {...rest}
      {...frame}
      className={className ?? ''}
      type={known}
      {...(frame.success && { rightSection: <CheckGlyph className={classes.valid} /> })}
    />
  )
}
