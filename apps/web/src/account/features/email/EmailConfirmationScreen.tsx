import { emailTexts, incompleteLink } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { onlyOnce } from '../../session/call-marks.ts'
import { type Failure, failureOf, isPassing } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { ChoosePassword } from '../../shell/ChoosePassword.tsx'
import effects from '../../shell/Effects.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'

/** Confirms a new address with the token that the first script moved out of the address bar; all logins end. */
export function EmailConfirmationScreen() {
  const account = useAccount()
  const token = linkTokenIn(useLocation().state)
  const navigate = useNavigate()
  const paths = usePaths()
  const [resetToken, setResetToken] = useState<string>()
  const whose = trpc.email.check.useQuery(
    { token: token ?? '' },
    { enabled: token !== undefined && resetToken === undefined },
  )
  const { busy, failure, run } = useOneButton({
    name: 'email.verify',
    // A repeated call would report a used token, though the first call had worked.
    call: (api) => api.email.verify.query({ token: token ?? '' }, onlyOnce),
    onDone: ({ reset_token }) => {
      // Nobody else who is signed in here has anything to do with it.
      if (whose.data?.keeps_ways_in) dropSession(account)
      if (reset_token) setResetToken(reset_token)
      else navigate(paths.success('email', 'success'), { replace: true })
    },
  })
  if (resetToken) return <Changed resetToken={resetToken} />
  if (token === undefined) return <DeadLink failure={undefined} />
  const asked = whose.error ? failureOf(whose.error) : undefined
  if (asked && isDead(asked)) return <DeadLink failure={asked} />
  return (
    <LoadedPage query={whose}>
      {({ email_masked, keeps_ways_in }) => (
        <EmailConfirmation
          masked={email_masked}
          keeps={keeps_ways_in}
          busy={busy}
          failure={failure}
          onConfirm={run}
        />
      )}
    </LoadedPage>
  )
}

/** Not one that another try may mend. */
const isDead = (failure: Failure) => !isPassing(failure) && failure.code !== 'RATE_LIMITED'

type EmailConfirmationProps = {
  /** The account's address until now. */
  masked: string
  /** Password and passkeys go on working. */
  keeps: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/**
 * Whose account it is, what happens, and one large button: opening the page changes nothing, since mail scanners open links
 * too. Source: docs/spec/security.md#a-new-address.
 */
export function EmailConfirmation({ masked, keeps, busy, failure, onConfirm }: EmailConfirmationProps) {
  const texts = emailTexts.confirm
  if (failure && isDead(failure)) return <DeadLink failure={failure} />
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <p>{texts.whose(masked)}</p>
      <ul className={effects.effects}>
        {texts[keeps ? 'kept' : 'void'].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!keeps && <p>{texts.keep}</p>}
      <FailureBox failure={failure} />
      <Button size="responsive" onClick={onConfirm} loading={busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

/** The account has no password now: the way on is to choose one, which signs in, or a code. */
export function Changed({ resetToken }: { resetToken: string }) {
  const paths = usePaths()
  const texts = emailTexts.confirm.done
  return (
    <Page key="done" title={texts.title} lead={texts.text}>
      <div className={actions.actions}>
        <ChoosePassword token={resetToken}>{texts.submit}</ChoosePassword>
        <Link {...buttonLook({ size: 'large', variant: 'secondary' })} to={paths.login} replace>
          {texts.code}
        </Link>
      </div>
    </Page>
  )
}

/** The link no longer works: the change is done already, or has to be requested again. */
export function DeadLink({ failure }: { failure: Failure | undefined }) {
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
      {changed ? (
        <p>{texts.changedNext}</p>
      ) : (
        <ProblemBox>
          <p>{detail}</p>
        </ProblemBox>
      )}
      <div className={actions.actions}>
        {changed ? (
          <>
            <Link {...buttonLook({})} to={paths.login}>
              {texts.signIn}
            </Link>
            <Link {...buttonLook({ variant: 'secondary' })} to={paths.passwordRequest}>
              {texts.newPassword}
            </Link>
          </>
        ) : (
          <Link {...buttonLook({})} to={paths.profileEdit}>
            {texts.again}
          </Link>
        )}
      </div>
    </Page>
  )
}
