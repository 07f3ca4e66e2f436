import { Navigate, useLocation, useParams } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { api } from '../../session/ApiProvider.tsx'
import { textOf } from '../../shell/history-state.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { MembershipState } from './member/MembershipState.tsx'
import { NoSharedPlanState } from './member/NoSharedPlanState.tsx'
import { OwnPlanState } from './owner/OwnPlanState.tsx'
import { StateMessage } from './StateMessage.tsx'

/** The shared plan of the signed-in reader: as its owner, as a member, or none. Source: seed account §2. */
export function SharedSubscriptionsScreen() {
  const { state, email } = useParams()
  const location = useLocation()
  const paths = usePaths()
  const plan = api.sharedSubscriptions.childUsers.useQuery({})
  // The first script takes an address out of a page's address; this one came by a step inside the area.
  if (email) return <Navigate to={`${paths.sharedSubscriptions}/${state}`} state={{ email }} replace />
  return (
    <LoadState query={plan} name="sharedSubscriptions.childUsers">
      {(view) => {
        const told = { state, email: textOf(location.state, 'email') }
        const message = <StateMessage reader={view.role ?? 'none'} {...told} />
        if (view.role === 'owner') return <OwnPlanState plan={view} message={message} />
        if (view.role === 'member') return <MembershipState membership={view} message={message} />
        return <NoSharedPlanState message={message} />
      }}
    </LoadState>
  )
}
