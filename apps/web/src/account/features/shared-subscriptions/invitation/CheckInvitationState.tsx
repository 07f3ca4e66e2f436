import { useEffect } from 'react'
import { api } from '../../../session/ApiProvider.tsx'
import { logFailure } from '../../../session/failure.ts'
import { LoadState } from '../../../shell/LoadState.tsx'
import { refusalOf } from '../refusal-of.ts'
import { InvitationState } from './InvitationState.tsx'
import { NoInvitation } from './NoInvitation.tsx'
import { RefusedInvitationState } from './RefusedInvitationState.tsx'

type CheckInvitationStateProps = {
  /** Without one, what waits for the reader's own address. */
  token: string | undefined
  signedIn: boolean
}

const name = 'sharedSubscriptions.checkInvitation'

/** Loads the invitation of a link, or the newest that waits for the signed-in reader; nothing is used up by looking. */
export function CheckInvitationState({ token, signedIn }: CheckInvitationStateProps) {
  const query = api.sharedSubscriptions.checkInvitation.useQuery(token === undefined ? {} : { token })
  const [found] = query.data ?? []
  const unknown = query.data && !found && token !== undefined
  const code = unknown ? 'SHARED_INVITATION_NOT_FOUND' : found?.error_code
  useEffect(() => {
    if (code) logFailure(name, refusalOf(code))
  }, [code])
  return (
    <LoadState query={query} name={name}>
      {([invitation]) => {
        if (code) return <RefusedInvitationState failure={refusalOf(code)} signedIn={signedIn} />
        if (!invitation) return <NoInvitation />
        return <InvitationState invitation={invitation} token={token} signedIn={signedIn} />
      }}
    </LoadState>
  )
}
