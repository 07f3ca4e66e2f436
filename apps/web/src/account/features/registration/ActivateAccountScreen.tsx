import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { textOf } from '../../shell/history-state.ts'
import { useAction } from '../../shell/use-action.ts'
import { ActivateAccount } from './ActivateAccount.tsx'

/** Activates with the token of the mail, which the first script moved from the address into the history entry. */
export function ActivateAccountScreen() {
  const { returnUrl } = useAccount()
  const token = textOf(useLocation().state, 'token')
  const navigate = useNavigate()
  const paths = usePaths()
  const [resetToken, setResetToken] = useState<string>()
  const { busy, failure, run } = useAction({
    name: 'registration.activate',
    call: (api) => api.registration.activate.mutate({ token: token ?? '' }),
    technical: 'ACTIVATION_TECHNICAL',
    onDone: ({ return_url, reset_token }) => {
      returnUrl.offer(return_url)
      if (reset_token) setResetToken(reset_token)
      else navigate(paths.success('activation', 'success'), { replace: true })
    },
  })
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
