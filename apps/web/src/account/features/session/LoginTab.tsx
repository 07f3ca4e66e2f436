import { awaitsCodeFor, keepLoginCodeStep } from '@leserkonto/pages/session/login-code-step'
import { formShown } from '@leserkonto/pages/session/wall'
import { fieldLabels, loginCodeTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { CookiesRefused, FailureBox } from '../../shell/FailureBox.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, type FormProblems, useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import classes from './LoginForm.module.css'
import { type PasskeyLogin, usePasskeyLogin } from './use-passkey-login.ts'

/** The address as mail goes to it; as it was typed where the code for that cannot be loaded. */
const asMailed = (typed: string): Promise<string> =>
  import('./operations.ts').then(
    ({ normalizedEmail }) => normalizedEmail(typed),
    () => typed,
  )

/** Signs in, or asks for a code to do so. The screen decides where a signed-in reader goes next. */
export function LoginTab() {
  const account = useAccount()
  const edition = account.page.edition.shortcut
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const paths = usePaths()
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const form = useForm({
    // A page before may bring the address along, in the history entry, or a partner.
    initial: { email: textOf(state, 'email') ?? account.page.emailHint ?? '', password: '' },
    input: (values) => ({ ...values, edition }),
    load: async () => (await import('./operations.ts')).login,
    technical: 'AUTH_TECHNICAL',
    onDone: async ({ access_token }) => {
      const { notePassword, signIn } = await import('./operations.ts')
      notePassword(account)
      setCookiesRefused((await signIn(account, access_token)) === 'cookies')
    },
  })
  useEffect(formShown, [])
  const passkey = usePasskeyLogin((result) => setCookiesRefused(result === 'cookies'))
  const enterCode = () => navigate(paths.loginCode + search, { state })
  const code = useForm({
    initial: {},
    input: () => ({ email: form.read().email, edition }),
    load: async () => (await import('./operations.ts')).requestCode,
    onDone: async ({ attempt }) => {
      const email = await asMailed(form.read().email)
      keepLoginCodeStep(account.tab, { awaits: 'code', email, attempt, askedMs: nowMs() })
      enterCode()
    },
  })
  const askForCode = async () => {
    const seen = form.read()
    if (awaitsCodeFor(account.tab, await asMailed(seen.email))) return enterCode()
    // Only the newer try shows its problems.
    form.restart(seen)
    return code.submit()
  }
  return (
    <LoginForm
      form={form}
      cookiesRefused={cookiesRefused}
      code={{ ...code, run: askForCode }}
      passkey={passkey}
    />
  )
}

/** What the form holds, by the names of the operation's fields. */
export type LoginValues = { email: string; password: string }

type LoginFormProps = {
  form: Form<LoginValues>
  /** The service accepted the login, but the browser keeps no cookies. */
  cookiesRefused: boolean
  /** Asking for a code to the address. */
  code: { problems: FormProblems; busy: boolean; run: () => void; restart: () => void }
  passkey: PasskeyLogin
}

/** Address and password; below them the ways without a password. */
export function LoginForm({ form, cookiesRefused, code, passkey }: LoginFormProps) {
  const texts = loginCodeTexts.offer
  const byCode = (
    <Button variant="secondary" onClick={code.run} loading={code.busy}>
      {texts.submit}
    </Button>
  )
  // No password is looked at now: the code is the way on, so it stands where the reader reads of it.
  const isNextStep = form.problems.failure?.code === 'AUTH_BUSY'
  return (
    <>
      <PasswordForm form={form} cookiesRefused={cookiesRefused} code={code}>
        {isNextStep && byCode}
      </PasswordForm>
      <p className={classes.offer}>{texts.text}</p>
      <FailureBox failure={passkey.failure} />
      <div className={classes.ways}>
        {!isNextStep && byCode}
        {passkey.offered && (
          <Button variant="secondary" onClick={passkey.run} loading={passkey.busy}>
            {sessionTexts.login.passkey}
          </Button>
        )}
      </div>
    </>
  )
}

type PasswordFormProps = Omit<LoginFormProps, 'passkey'> & { children: ReactNode }

function PasswordForm({ form, cookiesRefused, code, children }: PasswordFormProps) {
  const paths = usePaths()
  const { email } = form.values
  const field = form.text('email')
  const missing = code.problems.fields.find((problem) => problem.field === 'email')?.message
  return (
    <OperationForm
      form={form.problems.round > 0 ? form : { ...form, problems: code.problems }}
      carried={{ email }}
      ways={{ code: code.run }}
      submit={sessionTexts.login.submit}
      more={
        <Link className={actions.quiet} to={paths.passwordRequest} state={email ? { email } : null}>
          {sessionTexts.login.forgotten}
        </Link>
      }
    >
      {children}
      <CookiesRefused shown={cookiesRefused} />
      <p>{sessionTexts.login.intro}</p>
      <RequiredNote />
      <Input
        {...field}
        onChange={(event) => {
          code.restart()
          field.onChange(event)
        }}
        error={field.error ?? (form.problems.round > 0 ? undefined : missing)}
        label={fieldLabels.email}
        type="email"
        // Browsers list the reader's passkeys in it.
        autoComplete="username webauthn"
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
