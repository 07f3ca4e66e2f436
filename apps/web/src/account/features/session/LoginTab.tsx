import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { LoginForm, type LoginValues } from './LoginForm.tsx'

const empty: LoginValues = { email: '', password: '' }

/** Signs in. Where it goes on is the screen's matter, once somebody is signed in. */
export function LoginTab() {
  const account = useAccount()
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const form = useForm({
    initial: empty,
    secrets: ['password'],
    input: (values) => ({ ...values, edition: account.page.edition.shortcut }),
    load: async () => (await import('./login.ts')).login,
    technical: 'AUTH_TECHNICAL',
    onDone: async ({ access_token }) => {
      const { signIn } = await import('./login.ts')
      setCookiesRefused((await signIn(account, access_token)) === 'cookies')
    },
  })
  return <LoginForm form={form} cookiesRefused={cookiesRefused} />
}
