import { incompleteLink, registrationTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { forgetMark, keptMark } from '../../session/registration-mark.ts'
import actions from '../../shell/Actions.module.css'
import { ChoosePassword } from '../../shell/ChoosePassword.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'

/** Activates with the token of the mail, which the first script moved from the address into the history entry. */
export function ActivateAccountScreen() {
  const account = useAccount()
  const { pathname } = useLocation()
  const token = linkTokenIn(useLocation().state)
  const navigate = useNavigate()
  const paths = usePaths()
  const [resetToken, setResetToken] = useState<string>()
  const [signedIn, setSignedIn] = useState(false)
  const { busy, failure, run } = useOneButton({
    name: 'registration.activate',
    call: (api) => {
      // A reader who is signed in here stays so: the link may be a stranger's.
      const mark = account.session.get().signedIn ? undefined : keptMark()
      return api.registration.activate.mutate({ token: token ?? '', ...(mark && { mark }) })
    },
    technical: 'ACTIVATION_TECHNICAL',
    onDone: async ({ return_url, email, reset_token, access_token }) => {
      account.returnUrl.offer(return_url)
      if (reset_token) return setResetToken(reset_token)
      if (!access_token || !(await signsIn(account, access_token)))
        return navigate(paths.success('activation', 'success'), {
          replace: true,
          state: email ? { email } : null,
        })
      // The token is not passed on to the page that comes next.
      setSignedIn(true)
      navigate(pathname, { replace: true, state: null })
    },
  })
  if (signedIn && !token) return <GoOn />
  return (
    <ActivateAccount
      hasToken={Boolean(token)}
      busy={busy}
      failure={failure}
      resetToken={resetToken}
      onActivate={run}
    />
  )
}

/** False if it cannot be: the account is active all the same. */
async function signsIn(account: Account, token: string): Promise<boolean> {
  forgetMark()
  const code = await import('../../session/link-sign-in.ts').catch(() => undefined)
  return (await code?.signInByLink(account, token, 'activated')) ?? false
}

type ActivateAccountProps = {
  /** The link had a whole token. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  /** Set if the account is active but its reader has to choose a password. */
  resetToken: string | undefined
  onActivate: () => void
}

/**
 * One large button: opening the page changes nothing, since mail scanners open links too.
 * Source: docs/spec/contract.md#no-get-changes-anything.
 */
export function ActivateAccount(props: ActivateAccountProps) {
  if (props.resetToken) return <NeedsPassword resetToken={props.resetToken} />
  const dead = !props.hasToken || (props.failure && props.failure.status > 0 && props.failure.status < 500)
  if (dead) return <DeadLink failure={props.failure} />
  const texts = registrationTexts.activate
  return (
    <Page title={texts.title} lead={texts.text}>
      <FailureBox failure={props.failure} />
      <Button size="responsive" onClick={props.onActivate} loading={props.busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

/** The link no longer works, or never did: the reader can sign in or request a new one. */
function DeadLink({ failure }: { failure: Failure | undefined }) {
  const paths = usePaths()
  const texts = registrationTexts.activate
  const used = failure?.code === 'ACTIVATION_TOKEN_USED'
  // The service tells the address to the holder of an expired link; it is passed on in the history entry.
  const email = failure?.details?.email
  const ways = [
    { name: texts.signIn, to: paths.login },
    {
      name: texts.newLink,
      to: paths.requestDoiEmail,
      ...(typeof email === 'string' && { state: { email } }),
    },
  ]
  const detail = failure?.detail ?? incompleteLink
  return (
    // What is done already is no error.
    <Page title={used ? texts.usedTitle : texts.failedTitle} lead={used && detail}>
      {!used && (
        <ProblemBox>
          <p>{detail}</p>
        </ProblemBox>
      )}
      <div className={actions.actions}>
        {(used ? ways : ways.toReversed()).map(({ name, ...way }, index) => (
          <Link key={way.to} {...buttonLook({ variant: index === 0 ? 'primary' : 'secondary' })} {...way}>
            {name}
          </Link>
        ))}
      </div>
    </Page>
  )
}

/**
 * Several registrations were open for the address, so it is unknown which password is the reader's.
 * Source: docs/spec/contract.md#activating.
 */
function NeedsPassword({ resetToken }: { resetToken: string }) {
  const texts = registrationTexts.activate.needsPassword
  return (
    <Page title={texts.title} lead={texts.text}>
      <div className={actions.actions}>
        <ChoosePassword token={resetToken}>{texts.submit}</ChoosePassword>
      </div>
    </Page>
  )
}
