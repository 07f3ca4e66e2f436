import type { ErrorCode } from '@leserkonto/texts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import { useAccount } from '../../../session/account.ts'
import type { AddressFields } from '../../../shell/form/AddressRows.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import type { Invitation } from '../shared-plan.ts'
import { useSharedChange } from '../use-shared-change.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { DeclineState } from './DeclineState.tsx'
import { InvitationPage } from './InvitationPage.tsx'
import { RefusedInvitationState } from './RefusedInvitationState.tsx'

const empty: AddressFields = { street: '', housenumber: '', postcode: '', city: '' }

/** After these nothing on the page can help. */
const final: readonly ErrorCode[] = [
  'SHARED_INVITATION_NOT_FOUND',
  'SHARED_INVITATION_REVOKED',
  'SHARED_INVITATION_USED',
  'SHARED_INVITATION_EXPIRED',
  'SHARED_WRONG_USER',
  'SHARED_OWNER_SUBSCRIPTION_ENDED',
  'SHARED_ALREADY_MEMBER',
]

type AcceptInvitationStateProps = {
  invitation: Invitation
  token: string | undefined
  onDeclined: () => void
}

/** The invited reader says yes or no. */
export function AcceptInvitationState({ invitation, token, onDeclined }: AcceptInvitationStateProps) {
  const { edition } = useAccount().page
  const navigate = useNavigate()
  const paths = usePaths()
  const changed = useSharedChange()
  const [declining, setDeclining] = useState(false)
  const named = token === undefined ? { id: invitation.id } : { token }
  const form = useForm({
    initial: empty,
    input: (address) => ({
      ...named,
      edition: edition.shortcut,
      ...(invitation.needs_address && { address }),
    }),
    load: async () => (await import('./accept.ts')).accept,
    onDone: () => {
      navigate(paths.sharedSuccess, { replace: true })
      return changed()
    },
  })
  const { failure } = form.problems
  if (failure && final.includes(failure.code)) return <RefusedInvitationState failure={failure} signedIn />
  return (
    <InvitationPage invitation={invitation}>
      <AcceptForm form={form} needsAddress={invitation.needs_address} onDecline={() => setDeclining(true)} />
      {declining && (
        <DeclineState invitation={named} onDeclined={onDeclined} onClose={() => setDeclining(false)} />
      )}
    </InvitationPage>
  )
}
