import { type ReactNode, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { type EditLinkValues, RequestEditLink } from './RequestEditLink.tsx'

const empty: EditLinkValues = { email: '' }

type RequestEditLinkStateProps = { problem?: ReactNode; onBack: () => void }

/** Has a link sent that manages the newsletters of an address. */
export function RequestEditLinkState({ problem, onBack }: RequestEditLinkStateProps) {
  const { page } = useAccount()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: empty,
    input: (values) => ({ ...values, edition: page.edition.shortcut }),
    load: async () => (await import('./request-edit-link.ts')).requestEditLink,
    technical: 'NEWSLETTER_ERROR',
    onDone: () => setSent(true),
  })
  return <RequestEditLink form={form} sent={sent} problem={problem} onBack={onBack} />
}
