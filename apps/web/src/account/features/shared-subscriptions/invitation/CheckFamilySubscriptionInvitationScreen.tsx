import { incompleteLink, invitationTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../../session/account.ts'
import { logFailure } from '../../../session/failure.ts'
import { trpc } from '../../../session/trpc.ts'
import { textOf } from '../../../shell/history-state.ts'
import { LoadedPage } from '../../../shell/LoadedPage.tsx'
import { hasLinkToken, linkTokenIn } from '../../../shell/mail-link.ts'
import { refusalOf } from '../refusal-of.ts'
import type { Invitation } from '../shared-plan.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { AnonymousWays } from './AnonymousWays.tsx'
import { DeclineByLink } from './DeclineByLink.tsx'
import {
  DeclinedInvitation,
  NoInvitation,
  SettledInvitation,
  UnnamedInvitation,
} from './InvitationOutcomes.tsx'
import { InvitationPage } from './InvitationPage.tsx'
import { RefusedInvitation } from './RefusedInvitation.tsx'

/**
 * Shows an invitation and what the reader can do, with or without an account. The token of its link is in the history
 * entry, where the first script or the login page put it.
 * Source: docs/spec/account.md#invitation-page.
 */
export function CheckFamilySubscriptionInvitationScreen() {
  const session = useSession()
  const { state } = useLocation()
  const token = linkTokenIn(state) ?? textOf(state, 'invitation')
  const reader = session.signedIn ? session.token : undefined
  if (token === undefined && hasLinkToken(state))
    return (
      <RefusedInvitation
        failure={refusalOf('SHARED_INVITATION_NOT_FOUND', incompleteLink)}
        signedIn={reader !== undefined}
      />
    )
  if (token === undefined && reader === undefined) return <UnnamedInvitation />
  // The answer depends on the reader.
  return <CheckInvitation key={reader} token={token} signedIn={reader !== undefined} />
}

type CheckInvitationProps = {
  /** Without one, the invitation to the reader's own address is shown. */
  token: string | undefined
  signedIn: boolean
}

const name = 'sharedSubscriptions.checkInvitation'
const { replaced } = invitationTexts.refused

/** Loads the invitation of a link, or the signed-in reader's newest one; loading does not use up the token. */
function CheckInvitation({ token, signedIn }: CheckInvitationProps) {
  const query = trpc.sharedSubscriptions.checkInvitation.useQuery(token === undefined ? {} : { token })
  const [found] = query.data ?? []
  const unknown = query.data && !found && token !== undefined
  const code = unknown ? 'SHARED_INVITATION_NOT_FOUND' : found?.error_code
  useEffect(() => {
    if (code) logFailure(name, refusalOf(code))
  }, [code])
  return (
    <LoadedPage query={query}>
      {([invitation]) => {
        if (code)
          return (
            <RefusedInvitation
              failure={refusalOf(code, invitation?.replaced && replaced)}
              signedIn={signedIn}
            />
          )
        if (!invitation) return <NoInvitation />
        return <OpenInvitation invitation={invitation} token={token} signedIn={signedIn} />
      }}
    </LoadedPage>
  )
}

type OpenInvitationProps = { invitation: Invitation; token: string | undefined; signedIn: boolean }

/** A valid invitation, for a visitor without a session or for the invited reader. */
function OpenInvitation({ invitation, token, signedIn }: OpenInvitationProps) {
  const [declined, setDeclined] = useState(false)
  const [declining, setDeclining] = useState(false)
  if (declined) return <DeclinedInvitation signedIn={signedIn} />
  if (invitation.status !== 'invited') return <SettledInvitation signedIn={signedIn} />
  if (signedIn)
    return <AcceptInvitation invitation={invitation} token={token} onDeclined={() => setDeclined(true)} />
  return (
    <InvitationPage invitation={invitation}>
      <AnonymousWays token={token} invitation={invitation} onDecline={() => setDeclining(true)} />
      {declining && token && (
        <DeclineByLink
          token={token}
          onDeclined={() => setDeclined(true)}
          onClose={() => setDeclining(false)}
        />
      )}
    </InvitationPage>
  )
}
