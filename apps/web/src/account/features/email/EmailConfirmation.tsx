import { emailTexts, errorTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { type Failure, isPassing } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

type EmailConfirmationProps = {
  /** The link carried a token. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/** One large button: opening the page changes nothing, since mail scanners open links too. Source: contract.md §2. */
export function EmailConfirmation({ hasToken, busy, failure, onConfirm }: EmailConfirmationProps) {
  const texts = emailTexts.confirm
  const again = failure && (isPassing(failure) || failure.code === 'RATE_LIMITED')
  if (!hasToken || (failure && !again)) return <DeadLink failure={failure} />
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <FailureBox failure={failure} />
      <Button size="large" onClick={onConfirm} loading={busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

/** The link does not work any more: the change is done already, or has to be asked for anew. */
function DeadLink({ failure }: { failure: Failure | undefined }) {
  const paths = usePaths()
  const texts = emailTexts.confirm
  const changed = failure?.code === 'EMAIL_ALREADY_CHANGED'
  return (
    <Page key="dead" title={changed ? texts.changedTitle : texts.failedTitle}>
      <ProblemBox>
        <p>{failure?.detail ?? errorTexts.EMAIL_LINK_EXPIRED}</p>
      </ProblemBox>
      <div className={actions.actions}>
        {changed ? (
          <Link {...buttonLook({})} to={paths.login}>
            {texts.signIn}
          </Link>
        ) : (
          <Link {...buttonLook({})} to={paths.profileEdit}>
            {texts.again}
          </Link>
        )}
      </div>
    </Page>
  )
}
