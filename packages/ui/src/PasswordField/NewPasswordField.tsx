'use client'

import { useState } from 'react'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import { type PasswordHintLine, PasswordHints } from './PasswordHints.tsx'

export type { PasswordHintLine } from './PasswordHints.tsx'

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'below' | 'autoComplete' | 'onBlur'> & {
  /** Its rules, each marked while the reader types. */
  hints: readonly PasswordHintLine[]
}

/** A password to choose, with its rules. Apart from PasswordField, so that a login does not load them. */
export function NewPasswordField({ hints, ...rest }: NewPasswordFieldProps) {
  // Nobody is corrected in the middle of a word.
  const [judged, setJudged] = useState(false)
  // Once refused it stays judged, though its error goes with the next letter.
  if (rest.error && !judged) setJudged(true)
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      onBlur={({ currentTarget }) => setJudged(currentTarget.value !== '')}
      // What the form has emptied after a failure is nobody's mistake.
      below={<PasswordHints hints={hints} judged={judged && rest.value !== ''} />}
    />
  )
}
