'use client'

import { uiTexts } from '@leserkonto/texts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react'
import { type FieldFrameProps, useFieldFrame } from '../field-frame/field-frame.tsx'
import { HelperText } from '../HelperText/HelperText.tsx'
import { useWords } from '../hooks/use-words.ts'
import { EyeGlyph, EyeOffGlyph } from '../parts/glyphs.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './PasswordField.module.css'
import { useVisibility } from './use-visibility.ts'

export type { FieldFrameProps } from '../field-frame/field-frame.tsx'

export const passwordAutocompletes = ['off', 'new-password', 'current-password'] as const

/** What an element takes that the block hands on. */
export type PasswordFieldAttributes = Pick<
  TextInputProps,
  Extract<keyof InputHTMLAttributes<HTMLInputElement>, keyof TextInputProps>
>

export type PasswordFieldProps = FieldFrameProps &
  Omit<PasswordFieldAttributes, 'type' | 'style' | 'autoComplete' | keyof FieldFrameProps> & {
    /**
     * Tells password managers what is asked for. Source: docs/spec/blocks.md#passwordfield. @default 'current-password'
     */
    autoComplete?: (typeof passwordAutocompletes)[number] | undefined
    /** What is under the field besides its help, and read with it. @default nothing */
    below?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/**
 * A password, hidden until the reader asks to see it. The toggle keeps value, caret and focus; pasting and password
 * managers work (WCAG 2.2, 3.3.8). Attributes go to the control, `className` to the frame.
 */
export function PasswordField({
  label,
  error,
  status,
  helperText,
  required,
  id,
  autoComplete,
  below,
  className,
  ref,
  ...rest
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const { visible, toggle } = useVisibility(input)
  const frame = useFieldFrame({ label, error, status, required, id })
  const capsLock = useCapsLock()
  // While a passphrase is typed a blank at its end is ordinary; in a pasted one or one that was left it is mostly a slip.
  // Passwords are never trimmed.
  const [isComplete, setIsComplete] = useState(false)
  const value = isComplete && typeof rest.value === 'string' ? rest.value : ''
  const words = useWords('passwordField', uiTexts.passwordField)
  const field = (
    <TextInput
      {...rest}
      {...frame}
      {...capsLock.handlers}
      onPasteCapture={() => setIsComplete(true)}
      onBlurCapture={() => {
        capsLock.handlers.onBlurCapture()
        setIsComplete(true)
      }}
      ref={mergedRef}
      className={className ?? ''}
      type={visible ? 'text' : 'password'}
      autoComplete={oneOf(
        'PasswordField',
        'autoComplete',
        autoComplete,
        passwordAutocompletes,
        'current-password',
      )}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      description={
        helperText || below ? (
          <>
            {helperText && <HelperText>{helperText}</HelperText>}
            {below}
          </>
        ) : null
      }
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={words.show}
          aria-pressed={visible}
          aria-controls={frame.id}
          disabled={rest.disabled}
          // A press would take the focus, and with it a phone's keyboard, away from the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {visible ? <EyeOffGlyph /> : <EyeGlyph />}
        </button>
      }
    />
  )
  return (
    <>
      {field}
      <span aria-live="polite" className={classes.capsLock}>
        {[
          capsLock.on && words.capsLock,
          /^\s|\s$/.test(value) && words.blanks,
          /(?!\u200d)\p{DI}/u.test(value) && words.unseen,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </>
  )
}

/** Whether capitals are locked, as the last key in the field said; unknown before the first one. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const read = (event: KeyboardEvent<HTMLInputElement>) => setOn(event.getModifierState('CapsLock'))
  return {
    on,
    // While capturing, so that the caller's own handlers stay. Some systems turn it on at the press, others at the release.
    handlers: { onKeyDownCapture: read, onKeyUpCapture: read, onBlurCapture: () => setOn(false) },
  }
}
