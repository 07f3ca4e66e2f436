import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import { ResetPassword, type ResetPasswordValues } from './ResetPassword.tsx'

const empty: ResetPasswordValues = { password: '' }

/** Sets a new password with the token that the first script moved from the address into the history entry. */
export function ResetPasswordScreen() {
  const account = useAccount()
  const token = textOf(useLocation().state, 'token')
  const navigate = useNavigate()
  const paths = usePaths()
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: (values) => ({ ...values, token: token ?? '' }),
    load: async () => (await import('./reset.ts')).reset,
    technical: 'PASSWORD_RESET_FAILED',
    onDone: async () => {
      // The service has ended all sessions, this browser's too.
      const { dropSession } = await import('./reset.ts')
      if (account.session.get().signedIn) dropSession(account)
      navigate(paths.success('password', 'success'), { replace: true })
    },
  })
  return <ResetPassword hasToken={token !== undefined} form={form} />
}
