import { newsletterConsent } from '@leserkonto/texts'
import { useLocation } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import type { AddressFields } from '../../shell/form/AddressRows.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import { RegisterForm, type RegisterValues } from './RegisterForm.tsx'

const noAddress: AddressFields = { street: '', housenumber: '', postcode: '', city: '' }
const empty: RegisterValues = { email: '', password: '', newsletter_opt_in: false, ...noAddress }

/** Registers; `onRegistered` gets the address that mail is on its way to. */
export function RegisterTab({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { page, returnUrl } = useAccount()
  const { edition } = page
  const { state } = useLocation()
  const paths = usePaths()
  // Of an invitation that is to be taken up by registering; its address is known by its mask alone.
  const invitation = textOf(state, 'invitation')
  // A family's seat is given at the activation, to who lives at the plan's address.
  const asksAddress = textOf(state, 'invitedTo') === 'family'
  const target = invitation ? paths.sharedSuccess : returnUrl.peek()
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: ({ email, password, newsletter_opt_in, ...address }) => ({
      edition: edition.shortcut,
      email,
      password,
      newsletter_opt_in,
      ...(newsletter_opt_in && {
        newsletters: edition.optIn.registrationNewsletters.map(({ id }) => id),
        consent_text_version: newsletterConsent.version,
      }),
      // The mail may be opened on another device, which knows nothing of this visit.
      ...(target && { return_url: target }),
      ...(invitation && { invitation_token: invitation }),
      ...(asksAddress && address),
    }),
    load: async () => (await import('./register.ts')).register,
    onDone: (_, { email }) => onRegistered(email.trim()),
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
