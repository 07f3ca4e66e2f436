import { fieldLabels, newsletterConsent, registrationTexts } from '@leserkonto/texts'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { Input } from '@leserkonto/ui/Input'
import { NewPasswordField } from '@leserkonto/ui/NewPasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'
import { newMark } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { keepMark } from '../../session/registration-mark.ts'
import { type AddressFields, AddressRows } from '../../shell/form/AddressRows.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { usePasswordHints } from '../../shell/form/use-password-hints.ts'
import { textOf } from '../../shell/history-state.ts'
import { RegistrationConsent } from './RegistrationConsent.tsx'
import { useAwaitedMail } from './use-awaited-mail.ts'

const noAddress: AddressFields = { street: '', housenumber: '', postcode: '', city: '' }
const empty: RegisterValues = { email: '', password: '', newsletter_opt_in: false, ...noAddress }

/** What was typed and when, by the reader's clock, kept by the page alone and for a while: with it the reader goes on once the mail is confirmed. */
export type Typed = { readonly email: string; readonly password: string; readonly atMs: number }

/** Registers, and has the page wait for the mail. */
export function RegisterTab({ onRegistered }: { onRegistered: (typed: Typed) => void }) {
  const { page, returnUrl } = useAccount()
  const { edition } = page
  const { state } = useLocation()
  const paths = usePaths()
  const awaited = useAwaitedMail()
  // The token of an invitation that is accepted by registering.
  const invitation = textOf(state, 'invitation')
  // A seat in a family plan is given at the activation, to readers who live at the plan's address.
  const asksAddress = textOf(state, 'invitedTo') === 'family'
  const [mark] = useState(newMark)
  const target = invitation ? paths.sharedSuccess : returnUrl.peek()
  const form = useForm({
    // The mail of an invitation brings the address along.
    initial: { ...empty, email: textOf(state, 'email') ?? '' },
    input: ({ email, password, newsletter_opt_in, ...address }) => ({
      edition: edition.shortcut,
      email,
      password,
      newsletter_opt_in,
      ...(newsletter_opt_in && {
        newsletters: edition.optIn.registrationNewsletters.map(({ id }) => id),
        consent_text_version: newsletterConsent.version,
      }),
      // The mail may be opened on another device, which knows nothing about this visit.
      ...(target && { return_url: target }),
      ...(invitation && { invitation_token: invitation }),
      ...(asksAddress && address),
      mark,
    }),
    load: async () => (await import('./operations.ts')).register,
    onDone: async (_, { email: asTyped, password }) => {
      keepMark(mark)
      const { normalizedEmail } = await import('./operations.ts')
      const email = normalizedEmail(asTyped)
      onRegistered({ email, password, atMs: nowMs() })
      awaited.noteAsked(email, mark)
    },
  })
  return (
    <RegisterForm
      form={form}
      edition={edition}
      invitedAs={invitation && textOf(state, 'invitedAs')}
      asksAddress={asksAddress}
    />
  )
}

/** What the form holds, by the names of the operation's fields. */
export type RegisterValues = {
  email: string
  password: string
  newsletter_opt_in: boolean
} & AddressFields

type RegisterFormProps = {
  form: Form<RegisterValues>
  edition: Account['page']['edition']
  /** Address of an invitation that is accepted by registering. */
  invitedAs?: string | undefined
  /** The invitation is to a family plan, whose members share an address. @default false */
  asksAddress?: boolean
}

/** Address, password and consent. */
export function RegisterForm({ form, edition, invitedAs, asksAddress = false }: RegisterFormProps) {
  const { email, password } = form.values
  const hints = usePasswordHints(password, { email })
  return (
    <OperationForm form={form} carried={{ email }} submit={registrationTexts.submit}>
      <p>{invitedAs ? registrationTexts.invited(invitedAs) : registrationTexts.intro}</p>
      <RequiredNote />
      <Input
        {...form.text('email')}
        label={fieldLabels.email}
        type="email"
        autoComplete="username"
        required
      />
      <NewPasswordField {...form.text('password')} label={fieldLabels.password} hints={hints} required />
      {asksAddress && (
        <>
          <p>{registrationTexts.familyAddress}</p>
          <AddressRows form={form} />
        </>
      )}
      <RegistrationConsent box={form.box('newsletter_opt_in')} edition={edition} />
    </OperationForm>
  )
}
