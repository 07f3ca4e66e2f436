'use client'

import { passwordHintStates } from '@leserkonto/texts'
import { useWords } from '../hooks/use-words.ts'
import { CheckGlyph, DotGlyph, ErrorGlyph } from '../parts/glyphs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './PasswordField.module.css'

/** One rule of a new password. Source: docs/spec/account.md#password-hints. */
export type PasswordHintLine = {
  readonly label: string
  /** Whether what is typed so far meets it. */
  readonly met: boolean
  /** Whether it is shown as an error while it is not met. @default once the reader has left the field, or it is refused */
  readonly judged?: boolean | undefined
}

type PasswordHintsProps = { hints: readonly PasswordHintLine[]; judged: boolean }

const signs = {
  met: CheckGlyph,
  open: DotGlyph,
  wrong: ErrorGlyph,
}

/** The rules with their state; how many are met, and what is wrong by itself, is announced while the reader types. */
export function PasswordHints({ hints, judged }: PasswordHintsProps) {
  const words = useWords('passwordHints', passwordHintStates)
  const met = hints.filter((hint) => hint.met).length
  const wrong = hints.filter((hint) => !hint.met && hint.judged).map(({ label }) => label)
  return (
    <>
      <ul className={classes.hints}>
        {hints.map((hint, place) => {
          const state = hint.met ? 'met' : (hint.judged ?? judged) ? 'wrong' : 'open'
          const Glyph = signs[state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rules keep their order, and one may change its words.
            <li key={place} data-state={state}>
              <Glyph />
              <span>
                <VisuallyHidden>{words[state]} </VisuallyHidden>
                {hint.label}
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden role="status">
        {met > 0 && [words.count(met, hints.length), ...wrong].join('. ')}
      </VisuallyHidden>
    </>
  )
}
