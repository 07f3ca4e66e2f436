import { fieldLabels, newsletterConsent, registrationTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import type { Account } from '../../session/account.ts'
import { type AddressFields, AddressRows } from '../../shell/form/AddressRows.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { passwordHintLines } from '../../shell/form/password-hint-lines.ts'
import type { Form } from '../../shell/form/use-form.ts'
import { LinkedText } from '../../shell/LinkedText.tsx'
import classes from './RegisterForm.module.css'

/** What the form holds, by the names of the operation's fields. */
export type RegisterValues = {
  email: string
  password: string
  newsletter_opt_in: boolean
} & AddressFields

type RegisterFormProps = {
  form: Form<RegisterValues>
  edition: Account['page']['edition']
  /** Masked address of an invitation that is taken up by registering. */
  invitedAs?: string | undefined
  /** The invitation is to a family, which lives at one address. @default false */
  asksAddress?: boolean
}

/** Address, password and the wish for a newsletter, which is never asked with the terms. Source: flows.md §8. */
export function RegisterForm({ form, edition, invitedAs, asksAddress = false }: RegisterFormProps) {
  const { links } = edition
  return (
    <OperationForm form={form} email={form.values.email} submit={registrationTexts.submit}>
      <p>{invitedAs ? registrationTexts.invited(invitedAs) : registrationTexts.intro}</p>
      <RequiredNote />
      <Input {...form.text('email')} label={fieldLabels.email} type="email" autoComplete="email" required />
      <PasswordField
        {...form.text('password')}
        label={fieldLabels.password}
        autoComplete="new-password"
        hints={passwordHintLines(form.values.password)}
        required
      />
      {asksAddress && (
        <>
          <p>{registrationTexts.familyAddress}</p>
          <AddressRows form={form} />
        </>
      )}
      <Checkbox
        {...form.box('newsletter_opt_in')}
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
    </OperationForm>
  )
}
