import { multiuserTexts } from '@leserkonto/texts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { CompanyUsersPage } from './CompanyUsersPage.tsx'
import type { Saved } from './save-users.ts'
import { UsersFormState } from './UsersFormState.tsx'

/** Loads the list and, once it is saved, loads it anew. */
export function CompanyUsersState() {
  const { notices } = useAccount()
  const utils = api.useUtils()
  // A list that is being worked on is not exchanged behind its reader's back.
  const query = api.multiuser.show.useQuery({}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const heading = useRef<HTMLHeadingElement>(null)
  const [saved, setSaved] = useState<Saved>()
  // The form begins anew with what was saved, and the focus with it.
  useEffect(() => {
    if (saved && !saved.unsent) heading.current?.focus()
  }, [saved])
  const take = async (outcome: Saved) => {
    await Promise.all([utils.multiuser.invalidate(), utils.sharedSubscriptions.invalidate()])
    setSaved(outcome)
    if (!outcome.unsent) notices.show({ type: 'success', message: multiuserTexts.users.saved })
  }
  return (
    <LoadState query={query} name="multiuser.show">
      {(plan) => (
        <CompanyUsersPage plan={plan} headingRef={heading} unsent={saved?.unsent}>
          <UsersFormState
            key={plan.version}
            plan={plan}
            onSaved={take}
            onReload={() => void utils.multiuser.invalidate()}
          />
        </CompanyUsersPage>
      )}
    </LoadState>
  )
}
