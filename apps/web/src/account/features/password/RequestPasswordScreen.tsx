import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import { RequestPassword, type RequestPasswordValues } from './RequestPassword.tsx'

/** Asks for a link to set a new password; the address may come from the login form, never from the URL. */
export function RequestPasswordScreen() {
  const { page } = useAccount()
  const fromLogin: RequestPasswordValues = { email: textOf(useLocation().state, 'email') ?? '' }
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: fromLogin,
    input: (values) => ({ ...values, edition: page.edition.shortcut }),
    load: async () => (await import('./request-reset.ts')).requestReset,
    onDone: () => setSent(true),
  })
  return <RequestPassword form={form} sent={sent} onOtherAddress={() => setSent(false)} />
}
