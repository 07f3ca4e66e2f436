import { uiTexts } from '@leserkonto/texts'
import { CheckGlyph, DotGlyph } from '../parts/glyphs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './PasswordField.module.css'

/** One rule of a new password. Source: docs/spec/account.md#password-hints. */
export type PasswordHintLine = {
  readonly label: string
  /** Whether what is typed so far meets it. */
  readonly met: boolean
}

/** The rules with their state; how many are met is announced while the reader types. */
export function PasswordHints({ id, hints }: { id: string; hints: readonly PasswordHintLine[] }) {
  const texts = uiTexts.passwordField
  const met = hints.filter((hint) => hint.met).length
  return (
    <>
      <ul id={id} className={classes.hints}>
        {hints.map((hint) => (
          <li key={hint.label} data-met={hint.met}>
            {hint.met ? <CheckGlyph /> : <DotGlyph />}
            <span>
              <VisuallyHidden>{hint.met ? texts.hintMet : texts.hintOpen} </VisuallyHidden>
              {hint.label}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{met > 0 && texts.hintsMet(met, hints.length)}</VisuallyHidden>
    </>
  )
}
