import { waitingLimits } from '@leserkonto/rules'
import { mailboxTexts, registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { AskAgain } from '../../shell/AskAgain.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { useWaitingFor } from '../../shell/mailbox/use-waiting-for.ts'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'
import { useWait } from '../../shell/use-wait.ts'
import { ConfirmedElsewhere } from './ConfirmedElsewhere.tsx'
import type { Typed } from './RegisterTab.tsx'
import { nextMailMs, useAwaitedMail } from './use-awaited-mail.ts'

type CheckMailboxProps = {
  email: string
  /** What was typed here just now. */
  typed: Typed | undefined
  /** It is not needed any more, or has been kept for long enough. */
  onForget: () => void
}

/** Sends the mail again on request, and says so each time; goes on when its link was opened in another browser. */
export function CheckMailbox({ email, typed, onForget }: CheckMailboxProps) {
  const { page, notices } = useAccount()
  const { askedMs, noteAsked, askOther, mark, passedOn } = useAwaitedMail()
  const navigate = useNavigate()
  const paths = usePaths()
  const [confirmed, setConfirmed] = useState(false)
  const { waits, watched } = useWait(nextMailMs(askedMs))
  const forget = useEffectEvent(onForget)
  useEffect(() => {
    const timer = setTimeout(() => forget(), waitingLimits.typedMs)
    return () => clearTimeout(timer)
  }, [])
  const known = typed?.email === email ? typed : undefined
  useWaitingFor(confirmed ? undefined : mark, () => {
    // Timers stand still while the machine sleeps, and another person may wake it.
    if (typed && nowMs() >= typed.atMs + waitingLimits.typedMs) onForget()
    setConfirmed(true)
  })
  // Without the password the login asks for it.
  const asksPassword = confirmed && !known
  const leave = useEffectEvent(() =>
    navigate(paths.success('activation', 'success'), { replace: true, state: passedOn }),
  )
  useEffect(() => {
    if (asksPassword) leave()
  }, [asksPassword])
  const { failure, ...again } = useOneButton({
    name: 'registration.requestDoiEmail',
    call: (api) =>
      watched(api.registration.requestDoiEmail.mutate({ email, edition: page.edition.shortcut })),
    onDone: () => {
      noteAsked(email)
      notices.show({ type: 'success', message: registrationTexts.resent })
    },
  })
  if (confirmed && known) return <ConfirmedElsewhere typed={known} passedOn={passedOn} />
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
    <Page key="waits" title={texts.title} lead={texts.text(email)}>
      <FailureBox failure={failure} />
      <p>{texts.next}</p>
      <p>{mailboxTexts.stays}</p>
      <div className={actions.actions}>
        <ToMailbox email={email} />
        <AskAgain again={again} waiting={texts.waits}>
          {texts.resend}
        </AskAgain>
        <Button variant="tertiary" onClick={onOtherAddress}>
          {texts.otherAddress}
        </Button>
      </div>
      <MailMissing />
    </Page>
  )
}
