import { useState } from 'react'
import { api, withApi } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import { signOut } from '../../session/sign-in.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { SignedIn } from './SignedIn.tsx'

/** Loads as whom the reader is signed in; switching signs out first. */
export const SignedInState = withApi<{ onSwitched: () => void }>(({ onSwitched }) => {
  const account = useAccount()
  const forward = useForward()
  const [switching, setSwitching] = useState(false)
  const user = api.session.userinfo.useQuery({ edition: account.page.edition.shortcut })
  return (
    <LoadState query={user} name="session.userinfo">
      {({ email }) => (
        <SignedIn
          email={email}
          onNext={forward}
          switching={switching}
          onSwitch={async () => {
            setSwitching(true)
            await signOut(account)
            onSwitched()
          }}
        />
      )}
    </LoadState>
  )
})
