'use client'

import { InputBase } from '@mantine/core'
import { type ComponentPropsWithRef, type InputEvent, useState } from 'react'
import { type FieldFrameProps, useFieldFrame } from '../field-frame/field-frame.tsx'
import { HelperText } from '../HelperText/HelperText.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import classes from './Textarea.module.css'

export type { FieldFrameProps } from '../field-frame/field-frame.tsx'

export type TextareaProps = FieldFrameProps &
  Omit<
    ComponentPropsWithRef<'textarea'>,
    'style' | 'disabled' | 'value' | 'defaultValue' | keyof FieldFrameProps
  > & {
    value?: string | undefined
    disabled?: boolean
    defaultValue?: string | undefined
    /** Greatest number of characters as the browser counts them (UTF-16 units, a line break is one); shows a counter. @default no limit */
    maxLength?: number | undefined
    /** Lines shown; the reader may pull it larger. @default 4 */
    rows?: number | undefined
  }

/**
 * Text of several lines. With a limit it counts along: 'current / maximum Zeichen'.
 * Source: docs/spec/blocks.md#textarea.
 */
export function Textarea({
  label,
  error,
  status,
  helperText,
  required,
  id,
  value,
  defaultValue,
  maxLength,
  rows = 4,
  className,
  onInput,
  ...rest
}: TextareaProps) {
  const [typed, setTyped] = useState(defaultValue ?? '')
  const frame = useFieldFrame({ label, error, status, required, id })
  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value)
    onInput?.(event)
  }
  return (
    <InputBase<'textarea'>
      component="textarea"
      {...rest}
      {...frame}
      {...(value === undefined ? { defaultValue } : { value })}
      classNames={{ ...frame.classNames, input: `${frame.classNames.input} ${classes.textarea}` }}
      className={className ?? ''}
      rows={rows}
      maxLength={maxLength}
      onInput={count}
      description={
        helperText || maxLength !== undefined ? (
          <>
            {helperText && <HelperText>{helperText}</HelperText>}
            {maxLength !== undefined && (
              <CharacterCount current={lengthOf(value ?? typed)} maximum={maxLength} />
            )}
          </>
        ) : null
      }
    />
  )
}

// As the browser counts: a line break is one character however it was written. Source: docs/spec/blocks.md#textarea.
const lengthOf = (text: string): number => text.replace(/\r\n?/g, '\n').length
