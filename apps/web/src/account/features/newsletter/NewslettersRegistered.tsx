import { loginCodeLimits } from '@leserkonto/rules'
import { mailboxTexts, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { List } from '@leserkonto/ui/List'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import actions from '../../shell/Actions.module.css'
import { AskAgain } from '../../shell/AskAgain.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import type { Form, FormValues } from '../../shell/form/use-form.ts'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { useWaitingFor } from '../../shell/mailbox/use-waiting-for.ts'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'
import { useWait } from '../../shell/use-wait.ts'
import { NewslettersConfirmed } from './NewslettersConfirmed.tsx'

type NewslettersRegisteredProps = {
  /** Where the mail goes. */
  email: string
  /** What was ordered, by title. */
  ordered: readonly string[]
  /** Secret that the form has sent, by which the page asks for the confirmation. */
  mark: string
  /** The form that ordered; it still has the values, and sends them again. */
  form: Pick<Form<FormValues>, 'submit' | 'busy' | 'problems'>
  /** Where the address is not the account's own: the way back corrects it. */
  corrects: boolean
  onBack: () => void
}

/** What happened, what comes next and by when, and both ways to mend it; the same text for every address. */
export function NewslettersRegistered(props: NewslettersRegisteredProps) {
  const { email, ordered, mark, form, corrects, onBack } = props
  const { notices, returnUrl } = useAccount()
  const [confirmed, setConfirmed] = useState(false)
  const forward = useForward()
  useWaitingFor(confirmed ? undefined : mark, () => setConfirmed(true))
  const [askedMs, setAskedMs] = useState(nowMs)
  const { waits } = useWait(askedMs + loginCodeLimits.resendMs)
  const texts = newsletterTexts.registered
  const again = async () => {
    if (!(await form.submit())) return
    setAskedMs(nowMs())
    notices.show({ type: 'success', message: texts.resent })
  }
  if (confirmed)
    return <NewslettersConfirmed titles={ordered} onNext={returnUrl.peek() ? forward : undefined} />
  return (
    <Page key="waits" title={texts.title} lead={texts.text(email)}>
      {ordered.length > 0 && (
        <>
          <p>{texts.ordered}</p>
          <List items={ordered} />
        </>
      )}
      <p className={actions.after}>{texts.next}</p>
      <p>{mailboxTexts.stays}</p>
      <FailureBox failure={form.busy ? undefined : form.problems.failure} />
      <div className={actions.actions}>
        <ToMailbox email={email} />
        <AskAgain again={{ busy: form.busy, run: again, waits }} waiting={texts.waits}>
          {texts.again}
        </AskAgain>
        <Button variant="tertiary" onClick={onBack}>
          {corrects ? texts.correct : texts.back}
        </Button>
      </div>
      <MailMissing />
    </Page>
  )
}
