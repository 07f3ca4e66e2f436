import { errorTexts, fieldLabels, passwordTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import { passwordHintLines } from '../../shell/password-hint-lines.ts'
import type { Form } from '../../shell/use-form.ts'

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
      <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
        <FormSummary problems={form.problems} idOf={form.idOf} />
        <RequiredNote />
        <PasswordField
          {...form.text('password')}
          label={fieldLabels.password}
          autoComplete="new-password"
          hints={passwordHintLines(form.values.password)}
          required
        />
        <div className={actions.actions}>
          <Button type="submit" size="responsive" loading={form.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
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
