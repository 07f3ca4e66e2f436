import { registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { AskAgain } from '../../shell/AskAgain.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { Page } from '../../shell/Page.tsx'
import { useWait } from '../../shell/use-seconds-until.ts'
import { nextMailMs, useAwaitedMail } from './use-awaited-mail.ts'

/** Sends the mail again on request, and says so each time. */
export function CheckMailbox({ email }: { email: string }) {
  const { page, notices } = useAccount()
  const { askedMs, noteAsked, askOther } = useAwaitedMail()
  const { waits, watched } = useWait(nextMailMs(askedMs))
  const { failure, ...again } = useOneButton({
    name: 'registration.requestDoiEmail',
    call: (api) =>
      watched(api.registration.requestDoiEmail.mutate({ email, edition: page.edition.shortcut })),
    onDone: () => {
      noteAsked(email)
      notices.show({ type: 'success', message: registrationTexts.resent })
    },
  })
  return (
    <CheckMailboxPage email={email} again={{ ...again, waits }} failure={failure} onOtherAddress={askOther} />
  )
}

type CheckMailboxPageProps = {
  email: string
  /** Sending the mail again; `waits` is in seconds, 0 when it can be sent. */
  again: { busy: boolean; run: () => void; waits: number }
  failure: Failure | undefined
  onOtherAddress: () => void
}

/** What happened, what comes next and by when; the same text no matter what the service knows about the address. */
export function CheckMailboxPage({ email, again, failure, onOtherAddress }: CheckMailboxPageProps) {
  const texts = registrationTexts.checkMailbox
  return (
    <Page title={texts.title} lead={texts.text(email)}>
      <FailureBox failure={failure} />
      <p>{texts.next}</p>
      <p className={actions.after}>{texts.missing}</p>
      <div className={actions.actions}>
        <AskAgain again={again} waiting={texts.waits}>
          {texts.resend}
        </AskAgain>
        <Button variant="tertiary" onClick={onOtherAddress}>
          {texts.otherAddress}
        </Button>
      </div>
    </Page>
  )
}
