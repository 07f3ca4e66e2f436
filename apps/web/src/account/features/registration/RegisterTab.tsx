import { newsletterConsent } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/use-form.ts'
import { RegisterForm, type RegisterValues } from './RegisterForm.tsx'

const empty: RegisterValues = { email: '', password: '', newsletter_opt_in: false }

/** Registers; `onRegistered` gets the address that mail is on its way to. */
export function RegisterTab({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { page, returnUrl } = useAccount()
  const { edition } = page
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: ({ email, password, newsletter_opt_in }) => ({
      edition: edition.shortcut,
      email,
      password,
      newsletter_opt_in,
      ...(newsletter_opt_in && {
        newsletters: edition.optIn.registrationNewsletters.map(({ id }) => id),
        consent_text_version: newsletterConsent.version,
      }),
      // The mail may be opened on another device, which knows nothing of this visit.
      ...(returnUrl.peek() && { return_url: returnUrl.peek() }),
    }),
    load: async () => (await import('./register.ts')).register,
    onDone: (_, { email }) => onRegistered(email.trim()),
  })
  return <RegisterForm form={form} edition={edition} />
}
