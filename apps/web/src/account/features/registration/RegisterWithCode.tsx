import { forgetLoginCodeStep } from '@leserkonto/pages/session/login-code-step'
import { newsletterConsent, registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { type Account, useAccount } from '../../session/account.ts'
import { signIn } from '../../session/sign-in.ts'
import { CookiesRefused } from '../../shell/FailureBox.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { RegistrationConsent } from './RegistrationConsent.tsx'

const empty: ConsentValues = { newsletter_opt_in: false }

type RegisterWithCodeProps = {
  email: string
  /** Given for the right code. */
  token: string
  onOtherAddress: () => void
}

/** Asks for consent before the account of a proven address is opened, and signs in. */
export function RegisterWithCode({ email, token, onOtherAddress }: RegisterWithCodeProps) {
  const account = useAccount()
  const { edition } = account.page
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const form = useForm({
    initial: empty,
    input: ({ newsletter_opt_in }) => ({
      token,
      newsletter_opt_in,
      ...(newsletter_opt_in && {
        newsletters: edition.optIn.registrationNewsletters.map(({ id }) => id),
        consent_text_version: newsletterConsent.version,
      }),
    }),
    load: async () => (await import('./operations.ts')).registerWithCode,
    technical: 'AUTH_TECHNICAL',
    onDone: async ({ access_token }) => {
      forgetLoginCodeStep(account.tab)
      setCookiesRefused((await signIn(account, access_token, 'registered')) === 'cookies')
    },
  })
  return (
    <RegisterWithCodePage
      email={email}
      form={form}
      edition={edition}
      cookiesRefused={cookiesRefused}
      onOtherAddress={onOtherAddress}
    />
  )
}

/** What the form holds, by the name of the operation's field. */
export type ConsentValues = { newsletter_opt_in: boolean }

type RegisterWithCodePageProps = {
  email: string
  form: Form<ConsentValues>
  edition: Account['page']['edition']
  /** The account is open, but the browser keeps no cookies. */
  cookiesRefused: boolean
  onOtherAddress: () => void
}

/** For an address without an account: the newsletter checkbox and the legal text, no password. */
export function RegisterWithCodePage({
  email,
  form,
  edition,
  cookiesRefused,
  onOtherAddress,
}: RegisterWithCodePageProps) {
  const texts = registrationTexts.withCode
  return (
    <Page title={texts.title} lead={texts.text(email)}>
      <OperationForm
        form={form}
        submit={texts.submit}
        more={
          <Button variant="tertiary" onClick={onOtherAddress}>
            {texts.otherAddress}
          </Button>
        }
      >
        <CookiesRefused shown={cookiesRefused} />
        <RegistrationConsent box={form.box('newsletter_opt_in')} edition={edition} />
      </OperationForm>
    </Page>
  )
}
