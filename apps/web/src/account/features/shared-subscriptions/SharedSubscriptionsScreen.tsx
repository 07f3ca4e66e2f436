import { Navigate, useLocation } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { textOf } from '../../shell/history-state.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import type { ScreenProps } from '../../shell/lazy-screen.tsx'
import { NoSharedPlan } from './member/NoSharedPlan.tsx'
import { OwnMembership } from './member/OwnMembership.tsx'
import { ManagePlan } from './owner/ManagePlan.tsx'
import { StateMessage } from './StateMessage.tsx'

/**
 * The shared plan of the signed-in reader: as its owner, as a member, or none.
 * Source: docs/spec/account.md#shared-subscription-pages.
 */
export function SharedSubscriptionsScreen({ params: { state, email } }: ScreenProps) {
  const location = useLocation()
  const paths = usePaths()
  const plan = trpc.sharedSubscriptions.childUsers.useQuery({})
  // The first script removes e-mail addresses at a page load; this one came with a navigation inside the area.
  if (email) return <Navigate to={`${paths.sharedSubscriptions}/${state}`} state={{ email }} replace />
  return (
    <LoadedPage query={plan}>
      {(view) => {
        const told = { state, email: textOf(location.state, 'email') }
        const message = <StateMessage reader={view.role ?? 'none'} {...told} />
        if (view.role === 'owner') return <ManagePlan plan={view} message={message} />
        if (view.role === 'member') return <OwnMembership membership={view} message={message} />
        return <NoSharedPlan message={message} />
      }}
    </LoadedPage>
  )
}
