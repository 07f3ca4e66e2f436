import { emailTexts, incompleteLink } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { onlyOnce } from '../../session/call-marks.ts'
import { type Failure, isPassing } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

/** Confirms a new address with the token that the first script moved out of the address bar; all logins end. */
export function EmailConfirmationScreen() {
  const account = useAccount()
  const token = linkTokenIn(useLocation().state)
  const navigate = useNavigate()
  const paths = usePaths()
  const { busy, failure, run } = useOneButton({
    name: 'email.verify',
    // A repeated call would report a used token, though the first call had worked.
    call: (api) => api.email.verify.query({ token: token ?? '' }, onlyOnce),
    onDone: () => {
      if (account.session.get().signedIn) dropSession(account)
      navigate(paths.success('email', 'success'), { replace: true })
    },
  })
  return <EmailConfirmation hasToken={token !== undefined} busy={busy} failure={failure} onConfirm={run} />
}

type EmailConfirmationProps = {
  /** The link had a whole token. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/**
 * One large button: opening the page changes nothing, since mail scanners open links too.
 * Source: docs/spec/contract.md#no-get-changes-anything.
 */
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

/** The link no longer works: the change is done already, or has to be requested again. */
function DeadLink({ failure }: { failure: Failure | undefined }) {
  const paths = usePaths()
  const texts = emailTexts.confirm
  const changed = failure?.code === 'EMAIL_ALREADY_CHANGED'
  const detail = failure?.detail ?? incompleteLink
  return (
    <Page
      key="dead"
      title={changed ? texts.changedTitle : texts.failedTitle}
      // What is done already is no error.
      lead={changed && detail}
    >
      {!changed && (
        <ProblemBox>
          <p>{detail}</p>
        </ProblemBox>
      )}
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
