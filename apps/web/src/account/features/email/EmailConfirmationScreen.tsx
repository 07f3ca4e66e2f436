import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { onlyOnce } from '../../session/call-marks.ts'
import { dropSession } from '../../session/sign-in.ts'
import { textOf } from '../../shell/history-state.ts'
import { useAction } from '../../shell/use-action.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'

/** Confirms a new address with the token that the first script moved out of the address bar; all logins end. */
export function EmailConfirmationScreen() {
  const account = useAccount()
  const token = textOf(useLocation().state, 'token')
  const navigate = useNavigate()
  const paths = usePaths()
  const { busy, failure, run } = useAction({
    name: 'email.verify',
    // A second try would find the token used and say so, though the first had worked.
    call: (api) => api.email.verify.query({ token: token ?? '' }, onlyOnce),
    onDone: () => {
      if (account.session.get().signedIn) dropSession(account)
      navigate(paths.success('email', 'success'), { replace: true })
    },
  })
  return <EmailConfirmation hasToken={token !== undefined} busy={busy} failure={failure} onConfirm={run} />
}
