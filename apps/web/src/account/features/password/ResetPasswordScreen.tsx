import { errorTexts, incompleteLink, passwordTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { NewPasswordField } from '@leserkonto/ui/NewPasswordField'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { failureOf } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { AccountName } from '../../shell/form/ProofFields.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { usePasswordHints } from '../../shell/form/use-password-hints.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { textOf } from '../../shell/history-state.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'

const empty: ResetPasswordValues = { password: '' }
const dead = 'PASSWORD_RESET_TOKEN_INVALID'

/**
 * Sets a new password with the token that the first script moved from the address into the history entry. It says first
 * whose: the link may be another's, and the password signs in there.
 */
export function ResetPasswordScreen() {
  const account = useAccount()
  const { pathname, state } = useLocation()
  const token = linkTokenIn(state)
  // The page before knows whose account it is: it goes on where the ways in are.
  const cameFromTakeBack = textOf(state, 'email') !== undefined
  const [used, setUsed] = useState(false)
  const [signedIn, setSignedIn] = useState(false)
  // A link that has been used is not asked about again.
  const whose = trpc.password.checkReset.useQuery(
    { token: token ?? '' },
    { enabled: token !== undefined && !used },
  )
  const navigate = useNavigate()
  const paths = usePaths()
  const form = useForm({
    initial: empty,
    input: (values) => ({ ...values, token: token ?? '' }),
    load: async () => (await import('./operations.ts')).reset,
    technical: 'PASSWORD_RESET_FAILED',
    onDone: async ({ access_token, return_url }) => {
      setUsed(true)
      account.returnUrl.offer(cameFromTakeBack ? paths.security : return_url)
      const { signInByLink } = await import('./operations.ts')
      if (!access_token || !(await signInByLink(account, access_token, 'passwordSet')))
        return navigate(paths.success('password', 'success'), { replace: true })
      setSignedIn(true)
      // The token is not passed on to the page that comes next.
      navigate(pathname, { replace: true, state: null })
    },
  })
  if (signedIn && !token) return <GoOn />
  if (token === undefined)
    return <DeadLink title={passwordTexts.reset.incompleteTitle} detail={incompleteLink} />
  if (failureOf(whose.error).code === dead || form.problems.failure?.code === dead)
    return <DeadLink title={passwordTexts.reset.deadTitle} detail={errorTexts[dead]} />
  return (
    <LoadedPage query={whose}>
      {({ email, email_masked }) => <ResetPassword email={email} masked={email_masked} form={form} />}
    </LoadedPage>
  )
}

/** What the form holds, by the names of the operation's fields. */
export type ResetPasswordValues = { password: string }

type ResetPasswordProps = {
  /** Address of the account, for password managers. */
  email: string
  /** The same as it is shown. */
  masked: string
  form: Form<ResetPasswordValues>
}

/** A new password with the link of the mail. */
export function ResetPassword({ email, masked, form }: ResetPasswordProps) {
  const texts = passwordTexts.reset
  const hints = usePasswordHints(form.values.password, { email }, form.text('password').error !== undefined)
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <OperationForm form={form} submit={texts.submit}>
        <p>{texts.whose(masked)}</p>
        <AccountName email={email} />
        <RequiredNote />
        <NewPasswordField
          {...form.text('password')}
          label={passwordTexts.update.newPassword}
          hints={hints}
          helperText={texts.owner}
          required
        />
      </OperationForm>
    </Page>
  )
}

/** The link no longer works, and where to get a new one. */
export function DeadLink({ title, detail }: { title: string; detail: string }) {
  const paths = usePaths()
  const texts = passwordTexts.reset
  return (
    <Page key="dead" title={title}>
      <ProblemBox>
        <p>{detail}</p>
      </ProblemBox>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.passwordRequest}>
          {texts.newLink}
        </Link>
        <Link className={actions.quiet} to={paths.login}>
          {passwordTexts.request.toLogin}
        </Link>
      </div>
    </Page>
  )
}
