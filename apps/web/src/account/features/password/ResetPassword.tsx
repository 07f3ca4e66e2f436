import { errorTexts, fieldLabels, passwordTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { passwordHintLines } from '../../shell/form/password-hint-lines.ts'
import type { Form } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

/** What the form holds, by the names of the operation's fields. */
export type ResetPasswordValues = { password: string }

type ResetPasswordProps = {
  /** The link carried a token. */
  hasToken: boolean
  form: Form<ResetPasswordValues>
}

/** A new password with the link of the mail, or the word that the link is dead and where a new one comes from. */
export function ResetPassword({ hasToken, form }: ResetPasswordProps) {
  const texts = passwordTexts.reset
  if (!hasToken || form.problems.failure?.code === 'PASSWORD_RESET_TOKEN_INVALID') return <DeadLink />
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <OperationForm form={form} submit={texts.submit}>
        <RequiredNote />
        <PasswordField
          {...form.text('password')}
          label={fieldLabels.password}
          autoComplete="new-password"
          hints={passwordHintLines(form.values.password)}
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
