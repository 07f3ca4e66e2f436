import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import type { Form } from '../../shell/use-form.ts'

/** What the form holds, by the names of the operation's fields. */
export type LoginValues = { email: string; password: string }

type LoginFormProps = {
  form: Form<LoginValues>
  /** The service let the reader in, but the browser keeps no cookies. */
  cookiesRefused: boolean
}

/** Address and password. */
export function LoginForm({ form, cookiesRefused }: LoginFormProps) {
  const paths = usePaths()
  const { email } = form.values
  return (
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} email={email} />
      {cookiesRefused && (
        <ProblemBox>
          <p>{sessionTexts.cookiesDisabled}</p>
        </ProblemBox>
      )}
      <p>{sessionTexts.login.intro}</p>
      <RequiredNote />
      <Input
        {...form.text('email')}
        label={fieldLabels.email}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.text('password')}
        label={fieldLabels.password}
        autoComplete="current-password"
        required
      />
      <div className={actions.actions}>
        <Button type="submit" size="responsive" loading={form.busy}>
          {sessionTexts.login.submit}
        </Button>
        <Link className={actions.quiet} to={paths.passwordRequest} state={email ? { email } : null}>
          {sessionTexts.login.forgotten}
        </Link>
      </div>
    </form>
  )
}
