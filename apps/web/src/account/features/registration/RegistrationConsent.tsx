import { newsletterConsent, registrationTexts } from '@leserkonto/texts'
import { Checkbox, type CheckboxProps } from '@leserkonto/ui/Checkbox'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { Account } from '../../session/account.ts'
import classes from './RegisterForm.module.css'

type RegistrationConsentProps = {
  /** Props of the checkbox. */
  box: Pick<CheckboxProps, 'id' | 'name' | 'error' | 'checked' | 'onChange'>
  edition: Account['page']['edition']
}

/**
 * The newsletter checkbox, which is always separate from the terms, and the legal text of every registration.
 * Source: docs/spec/flows.md#consent-and-double-opt-in.
 */
export function RegistrationConsent({ box, edition }: RegistrationConsentProps) {
  const { terms, privacy, disclaimer } = edition.links
  const targets: Readonly<Record<string, string>> = {
    AGB: terms,
    Datenschutzerklärung: privacy,
    Haftungsausschluss: disclaimer,
  }
  return (
    <>
      <Checkbox {...box} label={newsletterConsent.text(edition)} helperText={registrationTexts.optInHint} />
      <p className={classes.legal}>
        {linkedText(registrationTexts.legal(edition.contractPartner), (name) => (
          // Beside the form, which would lose what was typed.
          <a href={targets[name]} target="_blank" rel="noopener">
            {name}
            <VisuallyHidden> {registrationTexts.newTab}</VisuallyHidden>
          </a>
        ))}
      </p>
    </>
  )
}
