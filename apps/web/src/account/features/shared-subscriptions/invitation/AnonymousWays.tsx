import { awaitsCodeFor, keepLoginCodeStep } from '@leserkonto/pages/session/login-code-step'
import { invitationTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { Link, useNavigate } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { usePaths } from '../../../session/paths.ts'
import actions from '../../../shell/Actions.module.css'
import { FailureBox } from '../../../shell/FailureBox.tsx'
import { useOneButton } from '../../../shell/form/use-one-button.ts'
import type { Invitation } from '../shared-plan.ts'

type AnonymousWaysProps = { token: string | undefined; invitation: Invitation; onDecline: () => void }

/**
 * What a guest without a session can do: accept with a code to the invited address, with or without an account; sign in or
 * register with a password; decline. The token is passed on in the history entry, and so is that the guest has accepted.
 */
export function AnonymousWays({ token, invitation, onDecline }: AnonymousWaysProps) {
  const paths = usePaths()
  const { anonymous, decline } = invitationTexts
  const { email, email_masked, type } = invitation
  const carried = {
    invitation: token,
    invitedAs: email ?? email_masked,
    invitedTo: type,
    ...(email && { email }),
  }
  const back = new URL(paths.loginFor(paths.invitation), location.origin).search
  return (
    <>
      <p className={actions.after}>{email ? anonymous.byCode : anonymous.text}</p>
      <div className={actions.actions}>
        {email && <AcceptByCode email={email} back={back} carried={carried} />}
        <Link
          {...buttonLook({ variant: email ? 'secondary' : 'primary' })}
          to={paths.login + back}
          state={carried}
        >
          {anonymous.login}
        </Link>
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.register + back} state={carried}>
          {anonymous.register}
        </Link>
        <Button variant="tertiary" onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </>
  )
}

type AcceptByCodeProps = { email: string; back: string; carried: Readonly<Record<string, unknown>> }

/** Sends a code to the invited address and leads to its field; behind it the invitation is accepted without a further press. */
function AcceptByCode({ email, back, carried }: AcceptByCodeProps) {
  const { tab, page } = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const edition = page.edition.shortcut
  const enterCode = () => navigate(paths.loginCode + back, { state: { ...carried, accepts: 'yes' } })
  const { busy, failure, run } = useOneButton({
    name: 'session.requestCode',
    call: (api) => api.session.requestCode.mutate({ email, edition }),
    onDone: ({ attempt }) => {
      keepLoginCodeStep(tab, { awaits: 'code', email, attempt, askedMs: nowMs() })
      enterCode()
    },
  })
  return (
    <>
      <FailureBox failure={failure} />
      <Button loading={busy} onClick={() => (awaitsCodeFor(tab, email) ? enterCode() : run())}>
        {invitationTexts.accept}
      </Button>
    </>
  )
}
