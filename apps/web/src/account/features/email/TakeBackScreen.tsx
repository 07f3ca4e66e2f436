import { emailTexts, incompleteLink } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { type Failure, isPassing } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import { ChoosePassword } from '../../shell/ChoosePassword.tsx'
import effects from '../../shell/Effects.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { FailureText } from '../../shell/FailureText.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'

/** Takes an account back with the token that the first script moved out of the address bar; all logins end. */
export function TakeBackScreen() {
  const account = useAccount()
  const token = linkTokenIn(useLocation().state)
  const [taken, setTaken] = useState<Taken>()
  const { busy, failure, run } = useOneButton({
    name: 'email.takeBack',
    call: (api) => api.email.takeBack.mutate({ token: token ?? '' }),
    onDone: ({ email, reset_token }) => {
      if (account.session.get().signedIn) dropSession(account)
      setTaken({ email, resetToken: reset_token })
    },
  })
  return (
    <TakeBack hasToken={token !== undefined} taken={taken} busy={busy} failure={failure} onConfirm={run} />
  )
}

/** The address of the account again, and the token that sets its new password. */
type Taken = { email: string; resetToken: string }

type TakeBackProps = {
  /** The link had a whole token. */
  hasToken: boolean
  taken: Taken | undefined
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/**
 * One large button below what it does: opening the page changes nothing, since mail scanners open links too.
 * Source: docs/spec/contract.md#no-get-changes-anything.
 */
export function TakeBack({ hasToken, taken, busy, failure, onConfirm }: TakeBackProps) {
  if (taken) return <TakenBack taken={taken} />
  const texts = emailTexts.takeBack
  const again = failure && (isPassing(failure) || failure.code === 'RATE_LIMITED')
  if (!hasToken || (failure && !again)) return <DeadLink failure={failure} />
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <ul className={effects.effects}>
        {texts.does.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.otherwise}</p>
      <FailureBox failure={failure} />
      <div className={actions.actions}>
        <Button size="responsive" onClick={onConfirm} loading={busy}>
          {texts.submit}
        </Button>
      </div>
    </Page>
  )
}

/** The account has no password now: the way on is to choose one, which signs in. */
function TakenBack({ taken }: { taken: Taken }) {
  const texts = emailTexts.takeBack.done
  return (
    <Page key="done" title={texts.title} lead={texts.text(taken.email)}>
      <p>{texts.look}</p>
      <div className={actions.actions}>
        <ChoosePassword token={taken.resetToken} email={taken.email}>
          {texts.submit}
        </ChoosePassword>
      </div>
    </Page>
  )
}

/** Why the link no longer works, and the way to the reader's account where there is one. */
function DeadLink({ failure }: { failure: Failure | undefined }) {
  const paths = usePaths()
  const texts = emailTexts.takeBack
  const used = failure?.code === 'TAKE_BACK_USED'
  return (
    <Page key="dead" title={used ? texts.usedTitle : texts.failedTitle} lead={used && failure.detail}>
      {!used && (
        <ProblemBox>{failure ? <FailureText failure={failure} /> : <p>{incompleteLink}</p>}</ProblemBox>
      )}
      <p>{used ? texts.usedNext : texts.failedNext}</p>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.passwordRequest}>
          {texts.newPassword}
        </Link>
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.login}>
          {texts.signIn}
        </Link>
      </div>
    </Page>
  )
}
