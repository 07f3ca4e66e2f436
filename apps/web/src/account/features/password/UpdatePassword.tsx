import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import { passwordHintLines } from '../../shell/password-hint-lines.ts'
import type { Form } from '../../shell/use-form.ts'

/** What the form holds, by the names of the operation's fields. */
export type UpdatePasswordValues = { current_password: string; password: string; password_repeat: string }

type UpdatePasswordProps = { form: Form<UpdatePasswordValues>; done: boolean }

/** The old password, the new one twice; then the word that it is done and whom it signed out. */
export function UpdatePassword({ form, done }: UpdatePasswordProps) {
  const paths = usePaths()
  const texts = passwordTexts.update
  if (done)
    return (
      <Page key="done" title={texts.done.title} lead={texts.done.text}>
        <div className={actions.actions}>
          <Link {...buttonLook({})} to={paths.profile}>
            {texts.toProfile}
          </Link>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
        <FormSummary problems={form.problems} idOf={form.idOf} />
        <RequiredNote />
        <PasswordField
          {...form.text('current_password')}
          label={fieldLabels.current_password}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.text('password')}
          label={texts.newPassword}
          autoComplete="new-password"
          hints={passwordHintLines(form.values.password)}
          required
        />
        <PasswordField
          {...form.text('password_repeat')}
          label={fieldLabels.password_repeat}
          autoComplete="new-password"
          required
        />
        <div className={actions.actions}>
          <Button type="submit" size="responsive" loading={form.busy}>
            {texts.submit}
          </Button>
          <Link className={actions.quiet} to={paths.profile}>
            {texts.toProfile}
          </Link>
          <Link className={actions.quiet} to={paths.passwordRequest}>
            {texts.forgotten}
          </Link>
        </div>
      </form>
    </Page>
  )
}
