import { registrationTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { useAction } from '../../shell/use-action.ts'
import { CheckMailbox } from './CheckMailbox.tsx'

type CheckMailboxStateProps = { email: string; onOtherAddress: () => void }

/** Sends the mail again when asked, and says so each time. */
export function CheckMailboxState({ email, onOtherAddress }: CheckMailboxStateProps) {
  const { page, notices } = useAccount()
  const { busy, failure, run } = useAction({
    name: 'registration.requestDoiEmail',
    call: (api) => api.registration.requestDoiEmail.mutate({ email, edition: page.edition.shortcut }),
    onDone: () => notices.show({ type: 'success', message: registrationTexts.resent }),
  })
  return (
    <CheckMailbox
      email={email}
      onResend={run}
      resending={busy}
      failure={failure}
      onOtherAddress={onOtherAddress}
    />
  )
}
