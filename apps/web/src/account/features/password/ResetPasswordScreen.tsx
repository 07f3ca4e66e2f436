import { errorTexts, fieldLabels, passwordTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { NewPasswordField } from '@leserkonto/ui/NewPasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { usePasswordHints } from '../../shell/form/use-password-hints.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { textOf } from '../../shell/history-state.ts'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

const empty: ResetPasswordValues = { password: '' }

/** Sets a new password with the token that the first script moved from the address into the history entry. */
export function ResetPasswordScreen() {
  const account = useAccount()
  const { pathname, state } = useLocation()
  const token = textOf(state, 'token')
  // The page before knows whose account it is: it goes on where the ways in are.
  const cameFromTakeBack = textOf(state, 'email') !== undefined
  const [signedIn, setSignedIn] = useState(false)
  const navigate = useNavigate()
  const paths = usePaths()
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: (values) => ({ ...values, token: token ?? '' }),
    load: async () => (await import('./operations.ts')).reset,
    technical: 'PASSWORD_RESET_FAILED',
    onDone: async ({ access_token, return_url }) => {
      account.returnUrl.offer(cameFromTakeBack ? paths.security : return_url)
      const { signInByLink } = await import('./operations.ts')
      if (!access_token || !(await signInByLink(account, access_token)))
        return navigate(paths.success('password', 'success'), { replace: true })
      account.notices.show({ type: 'success', message: passwordTexts.reset.done })
      setSignedIn(true)
      // The token is not passed on to the page that comes next.
      navigate(pathname, { replace: true, state: null })
    },
  })
  if (signedIn && !token) return <GoOn />
  return <ResetPassword hasToken={token !== undefined} form={form} />
}

/** What the form holds, by the names of the operation's fields. */
export type ResetPasswordValues = { password: string }

type ResetPasswordProps = {
  /** The link had a token. */
  hasToken: boolean
  form: Form<ResetPasswordValues>
}

/** A new password with the link of the mail, or the message that the link no longer works and where to get a new one. */
export function ResetPassword({ hasToken, form }: ResetPasswordProps) {
  const texts = passwordTexts.reset
  const hints = usePasswordHints(form.values.password)
  if (!hasToken || form.problems.failure?.code === 'PASSWORD_RESET_TOKEN_INVALID') return <DeadLink />
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <OperationForm form={form} submit={texts.submit}>
        <RequiredNote />
        <NewPasswordField
          {...form.text('password')}
          label={fieldLabels.password}
          hints={hints}
          helperText={texts.owner}
          required
        />
      </OperationForm>
    </Page>
  )
}

function DeadLink() {
  const paths = usePaths()
  const texts = passwordTexts.reset
  return (
    <Page key="dead" title={texts.deadTitle}>
      <ProblemBox>
        <p>{errorTexts.PASSWORD_RESET_TOKEN_INVALID}</p>
      </ProblemBox>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.passwordRequest}>
          {texts.newLink}
        </Link>
      </div>
    </Page>
  )
}
