import { newsletterConsent, registrationTexts } from '@leserkonto/texts'
import { Checkbox, type CheckboxProps } from '@leserkonto/ui/Checkbox'
import type { Account } from '../../session/account.ts'
import { LinkedText } from '../../shell/LinkedText.tsx'
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
  const { links } = edition
  return (
    <>
      <Checkbox
        {...box}
        label={newsletterConsent.text(edition.name)}
        helperText={registrationTexts.optInHint}
      />
      <p className={classes.legal}>
        <LinkedText
          text={registrationTexts.legal(edition.contractPartner)}
          targets={{
            AGB: { to: links.terms },
            Datenschutzerklärung: { to: links.privacy },
            Haftungsausschluss: { to: links.disclaimer },
          }}
        />
      </p>
    </>
  )
}
