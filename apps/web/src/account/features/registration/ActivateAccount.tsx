import { errorTexts, registrationTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

type ActivateAccountProps = {
  /** The link carried a token. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  /** The account is active and its reader has to choose a password. */
  resetToken: string | undefined
  onActivate: () => void
}

/** One large button: opening the page changes nothing, since mail scanners open links too. Source: contract.md §2. */
export function ActivateAccount(props: ActivateAccountProps) {
  if (props.resetToken) return <NeedsPassword resetToken={props.resetToken} />
  const dead = !props.hasToken || (props.failure && props.failure.status > 0 && props.failure.status < 500)
  if (dead) return <DeadLink failure={props.failure} />
  const texts = registrationTexts.activate
  return (
    <Page title={texts.title} lead={texts.text}>
      <FailureBox failure={props.failure} />
      <Button size="large" onClick={props.onActivate} loading={props.busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

/** The link does not work any more, or never did: sign in or have a new one sent. */
function DeadLink({ failure }: { failure: Failure | undefined }) {
  const paths = usePaths()
  const texts = registrationTexts.activate
  const used = failure?.code === 'ACTIVATION_TOKEN_USED'
  // The service names the address to the holder of an expired link; it travels in the history entry.
  const email = failure?.details?.email
  const ways = [
    { name: texts.signIn, to: paths.login },
    {
      name: texts.newLink,
      to: paths.requestDoiEmail,
      ...(typeof email === 'string' && { state: { email } }),
    },
  ]
  return (
    <Page title={used ? texts.usedTitle : texts.failedTitle}>
      <ProblemBox>
        <p>{failure?.detail ?? errorTexts.ACTIVATION_TOKEN_INVALID}</p>
      </ProblemBox>
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

/** Several registrations waited, so no password is known to be the reader's own. Source: contract.md §3 "activate". */
function NeedsPassword({ resetToken }: { resetToken: string }) {
  const paths = usePaths()
  const texts = registrationTexts.activate.needsPassword
  return (
    <Page title={texts.title} lead={texts.text}>
      <div className={actions.actions}>
        <Link
          {...buttonLook({ size: 'large' })}
          to={paths.passwordReset}
          state={{ token: resetToken }}
          replace
        >
          {texts.submit}
        </Link>
      </div>
    </Page>
  )
}
