import { registrationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { signIn } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import { CookiesRefused, FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { Page } from '../../shell/Page.tsx'
import type { Typed } from './RegisterTab.tsx'

type ConfirmedElsewhereProps = {
  typed: Typed
  /** State of the history entry of the login. */
  passedOn: { readonly email: string }
}

/**
 * The link was opened in another browser. Nobody is signed in by that, only by what the reader typed here a moment ago, as at any
 * login; the page tries that once by itself. Source: docs/spec/security.md#pages-that-wait.
 */
export function ConfirmedElsewhere({ typed, passedOn }: ConfirmedElsewhereProps) {
  const account = useAccount()
  const { email, password } = typed
  const edition = account.page.edition.shortcut
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const login = useOneButton({
    name: 'session.login',
    call: (api) => api.session.login.mutate({ email, password, edition }),
    technical: 'AUTH_TECHNICAL',
    onDone: async ({ access_token }) =>
      setCookiesRefused((await signIn(account, access_token, 'activated')) === 'cookies'),
  })
  const goOn = useEffectEvent(login.run)
  useEffect(() => {
    goOn()
  }, [])
  return (
    <ConfirmedElsewherePage email={email} login={login} cookiesRefused={cookiesRefused} passedOn={passedOn} />
  )
}

type ConfirmedElsewherePageProps = {
  email: string
  login: { busy: boolean; failure: Failure | undefined; run: () => void }
  /** The service accepted the login, but the browser keeps no cookies. */
  cookiesRefused: boolean
  passedOn: { readonly email: string }
}

/** Says that the account is active and goes on; after a refusal by a press, or by the login, which has the other ways. */
export function ConfirmedElsewherePage(props: ConfirmedElsewherePageProps) {
  const { email, login, cookiesRefused, passedOn } = props
  const paths = usePaths()
  const texts = registrationTexts.checkMailbox.confirmed
  return (
    <Page key="confirmed" title={texts.title} lead={texts.text(email)}>
      <CookiesRefused shown={cookiesRefused} />
      <FailureBox failure={login.failure} />
      <div className={actions.actions}>
        <Button onClick={login.run} loading={login.busy}>
          {texts.submit}
        </Button>
        {login.failure && (
          <Link className={actions.quiet} to={paths.login} state={passedOn}>
            {texts.toLogin}
          </Link>
        )}
      </div>
    </Page>
  )
}
