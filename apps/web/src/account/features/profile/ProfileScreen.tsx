import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { signOut } from '../../session/sign-in.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { Profile } from './Profile.tsx'

/** Loads the reader's own data. */
export function ProfileScreen() {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  const user = api.session.userinfo.useQuery({ edition: account.page.edition.shortcut })
  return (
    <LoadState query={user} name="session.userinfo">
      {(data) => (
        <Profile
          user={data}
          leaving={leaving}
          onSignOut={() => {
            setLeaving(true)
            signOut(account)
          }}
        />
      )}
    </LoadState>
  )
}
