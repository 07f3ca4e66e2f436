import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

const empty: LoginValues = { email: '', password: '' }

/** Signs in. The screen decides where a signed-in reader goes next. */
export function LoginTab() {
  const account = useAccount()
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: (values) => ({ ...values, edition: account.page.edition.shortcut }),
    load: async () => (await import('./operations.ts')).login,
    technical: 'AUTH_TECHNICAL',
    onDone: async ({ access_token }) => {
      const { signIn } = await import('./operations.ts')
      setCookiesRefused((await signIn(account, access_token)) === 'cookies')
    },
  })
  return <LoginForm form={form} cookiesRefused={cookiesRefused} />
}

/** What the form holds, by the names of the operation's fields. */
export type LoginValues = { email: string; password: string }

type LoginFormProps = {
  form: Form<LoginValues>
  /** The service accepted the login, but the browser keeps no cookies. */
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
