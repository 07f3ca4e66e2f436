import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

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
    <OperationForm
      form={form}
      email={email}
      submit={sessionTexts.login.submit}
      more={
        <Link className={actions.quiet} to={paths.passwordRequest} state={email ? { email } : null}>
          {sessionTexts.login.forgotten}
        </Link>
      }
    >
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
    </OperationForm>
  )
}
