import { registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'

type CheckMailboxProps = {
  email: string
  onResend: () => void
  resending: boolean
  failure: Failure | undefined
  onOtherAddress: () => void
}

/** What happened, what comes next and by when; the same words whatever the service knows about the address. */
export function CheckMailbox({ email, onResend, resending, failure, onOtherAddress }: CheckMailboxProps) {
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
