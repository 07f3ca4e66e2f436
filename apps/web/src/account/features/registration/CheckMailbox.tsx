import { registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { Page } from '../../shell/Page.tsx'

type CheckMailboxProps = { email: string; onOtherAddress: () => void }

/** Sends the mail again on request, and says so each time. */
export function CheckMailbox({ email, onOtherAddress }: CheckMailboxProps) {
  const { page, notices } = useAccount()
  const { busy, failure, run } = useOneButton({
    name: 'registration.requestDoiEmail',
    call: (api) => api.registration.requestDoiEmail.mutate({ email, edition: page.edition.shortcut }),
    onDone: () => notices.show({ type: 'success', message: registrationTexts.resent }),
  })
  return (
    <CheckMailboxPage
      email={email}
      onResend={run}
      resending={busy}
      failure={failure}
      onOtherAddress={onOtherAddress}
    />
  )
}

type CheckMailboxPageProps = {
  email: string
  onResend: () => void
  resending: boolean
  failure: Failure | undefined
  onOtherAddress: () => void
}

/** What happened, what comes next and by when; the same text no matter what the service knows about the address. */
export function CheckMailboxPage({
  email,
  onResend,
  resending,
  failure,
  onOtherAddress,
}: CheckMailboxPageProps) {
  const texts = registrationTexts.checkMailbox
  return (
    <Page title={texts.title} lead={texts.text(email)}>
      <FailureBox failure={failure} />
      <p>{texts.next}</p>
      <p className={actions.after}>{texts.missing}</p>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onResend} loading={resending}>
          {texts.resend}
        </Button>
        <Button variant="tertiary" onClick={onOtherAddress}>
          {texts.otherAddress}
        </Button>
      </div>
    </Page>
  )
}
