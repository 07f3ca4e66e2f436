import { sessionTexts } from '@leserkonto/texts'
import { Tabs } from '@leserkonto/ui/Tabs'
import { Suspense, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Typed } from './features/registration/RegisterTab.tsx'
import { LoginTab } from './features/session/LoginTab.tsx'
import { useAccount, useSession } from './session/account.ts'
import { leadsToText, mayOfferPasskey } from './session/passkey-support.ts'
import { usePaths } from './session/paths.ts'
import { GoOn } from './shell/GoOn.tsx'
import { textOf } from './shell/history-state.ts'
import { Loading } from './shell/Loading.tsx'
import { lazyPart } from './shell/lazy-part.ts'
import type { ScreenProps } from './shell/lazy-screen.tsx'
import { Page } from './shell/Page.tsx'

// Most visits use the login, so the code of registration is loaded after it.
const loadRegisterTab = async () => (await import('./features/registration/RegisterTab.tsx')).RegisterTab
const RegisterTab = lazyPart(loadRegisterTab)
const CheckMailbox = lazyPart(
  async () => (await import('./features/registration/CheckMailbox.tsx')).CheckMailbox,
)
const LoginCode = lazyPart(async () => (await import('./LoginCodeScreen.tsx')).LoginCodeScreen)
const PasskeyOffer = lazyPart(async () => (await import('./features/passkeys/PasskeyOffer.tsx')).PasskeyOffer)
const SignedIn = lazyPart(async () => (await import('./features/session/SignedIn.tsx')).SignedIn)

/**
 * Login and registration. It joins two slices and so is next to the routes.
 * Source: docs/spec/account.md#login-and-registration.
 */
export function LoginRegisterScreen({ params }: ScreenProps) {
  const { signedIn } = useSession()
  const { search, state, key } = useLocation()
  // A reader who arrives signed in and without a target is asked; one who signs in here or in another tab goes on at once.
  const [asks, setAsks] = useState(signedIn && !new URLSearchParams(search).get('redirectFrom'))
  const account = useAccount()
  const [typed, setTyped] = useState<Typed>()
  // Only who signs in here is asked about the next time, before they go on.
  const [offers, setOffers] = useState(!signedIn)
  // Once: while the question stands it sleeps already.
  const mayOffer = useMemo(
    () => signedIn && !leadsToText(account) && mayOfferPasskey(account),
    [account, signedIn],
  )
  if (signedIn && asks) return <SignedIn onSwitched={() => setAsks(false)} />
  if (offers && mayOffer) return <PasskeyOffer onDone={() => setOffers(false)} />
  // A target that is this page leads here again, and then on.
  if (signedIn) return <GoOn key={key} />
  if (params.action === 'code') return <LoginCode />
  // Kept in the history entry, so that a reload leads back to it.
  const registered = textOf(state, 'registered')
  if (registered)
    return <CheckMailbox email={registered} typed={typed} onForget={() => setTyped(undefined)} />
  return <Doors open={params.action === 'register' ? 'register' : 'login'} onRegistered={setTyped} />
}

type DoorsProps = { open: 'login' | 'register'; onRegistered: (typed: Typed) => void }

function Doors({ open, onRegistered }: DoorsProps) {
  // Once opened, the tab stays mounted and keeps what was typed into it.
  const [registerSeen, setRegisterSeen] = useState(open === 'register')
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const paths = usePaths()
  const { lead } = useAccount().page
  const texts = sessionTexts.tabs
  return (
    <Page title={sessionTexts.title} lead={lead}>
      <Tabs
        label={texts.label}
        value={open}
        // If this fails, the tab loads it again.
        onPointerEnter={() => void loadRegisterTab().catch(() => undefined)}
        onChange={(id) => {
          if (id === 'register') setRegisterSeen(true)
          navigate((id === 'register' ? paths.register : paths.login) + search, { replace: true, state })
        }}
        tabs={[
          { id: 'login', title: texts.login, content: <LoginTab /> },
          {
            id: 'register',
            title: texts.register,
            content: registerSeen && (
              <Suspense fallback={<Loading />}>
                <RegisterTab onRegistered={onRegistered} />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  )
}
