'use client'

import { InputBase } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { type FieldFrameProps, useFieldFrame } from '../field-frame/field-frame.tsx'
import { CheckGlyph, ChevronGlyph } from '../parts/glyphs.tsx'
import classes from './Select.module.css'

export type { FieldFrameProps } from '../field-frame/field-frame.tsx'

/** One line of the list. */
export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectProps = FieldFrameProps &
  Omit<
    ComponentPropsWithRef<'select'>,
    'style' | 'disabled' | 'size' | 'multiple' | 'children' | keyof FieldFrameProps
  > & {
    options: readonly SelectOption[]
    disabled?: boolean
    /** First line with an empty value, e.g. 'Bitte wählen'. @default none */
    placeholder?: string | undefined
  }

/**
 * One of a list, in the browser's own control: it works with every keyboard, reader and phone, and weighs nothing
 * beside a built list (25 kB). Attributes go to the control, `className` to the frame.
 * Source: docs/spec/blocks.md#select.
 */
export function Select({
  label,
  error,
  status,
  helperText,
  required,
  id,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const frame = useFieldFrame({ label, error, status, helperText, required, id })
  return (
    <InputBase<'select'>
      component="select"
      {...rest}
      {...frame}
      classNames={{ ...frame.classNames, section: `${frame.classNames.section} ${classes.signs}` }}
      className={className ?? ''}
      rightSection={
        <>
          {frame.success && <CheckGlyph className={classes.valid} />}
          <ChevronGlyph />
        </>
      }
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
        </option>
      ))}
    </InputBase>
  )
}
