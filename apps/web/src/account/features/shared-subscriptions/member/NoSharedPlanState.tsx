import type { ReactNode } from 'react'
import { api } from '../../../session/ApiProvider.tsx'
import { useAccount } from '../../../session/account.ts'
import { LoadState } from '../../../shell/LoadState.tsx'
import { NoSharedPlan } from './NoSharedPlan.tsx'

/** Looks whether somebody has invited the reader, and whether that came to a halt before. */
export function NoSharedPlanState({ message }: { message: ReactNode }) {
  const { edition } = useAccount().page
  const user = api.session.userinfo.useQuery({ edition: edition.shortcut })
  const invitations = api.sharedSubscriptions.checkInvitation.useQuery({})
  return (
    <LoadState query={invitations} name="sharedSubscriptions.checkInvitation">
      {(found) => (
        <NoSharedPlan
          message={message}
          invited={found.some(({ error_code }) => !error_code)}
          notice={user.data?.seat_notice}
          offersUrl={edition.links.subscriptionService}
        />
      )}
    </LoadState>
  )
}
