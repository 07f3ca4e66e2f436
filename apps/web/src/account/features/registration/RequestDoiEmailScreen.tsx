import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import { RequestDoiEmail, type RequestDoiEmailValues } from './RequestDoiEmail.tsx'

/** Asks for the activation mail again; the address may come from the page before, never from the URL. */
export function RequestDoiEmailScreen() {
  const { page } = useAccount()
  const fromPageBefore: RequestDoiEmailValues = { email: textOf(useLocation().state, 'email') ?? '' }
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: fromPageBefore,
    input: (values) => ({ ...values, edition: page.edition.shortcut }),
    load: async () => (await import('./request-doi-email.ts')).requestDoiEmail,
    onDone: (_, { email }) => setSentTo(email.trim()),
  })
  return <RequestDoiEmail form={form} sentTo={sentTo} />
}
