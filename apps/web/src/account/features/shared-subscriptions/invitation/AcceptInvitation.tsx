import { type ErrorCode, invitationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { usePaths } from '../../../session/paths.ts'
import { trpc } from '../../../session/trpc.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { type AddressFields, AddressRows } from '../../../shell/form/AddressRows.tsx'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../../shell/form/use-form.ts'
import { textOf } from '../../../shell/history-state.ts'
import { useChange } from '../../../shell/use-change.ts'
import { toldGuest } from '../refusal-of.ts'
import classes from '../SharedSubscriptions.module.css'
import type { Invitation } from '../shared-plan.ts'
import { useSharedChange } from '../shared-plan.ts'
import { InvitationPage } from './InvitationPage.tsx'
import { RefusedInvitation } from './RefusedInvitation.tsx'

const empty: AddressFields = { street: '', housenumber: '', postcode: '', city: '' }

/** Refusals after which the reader can do nothing on this page. */
const final: readonly ErrorCode[] = [
  'SHARED_INVITATION_NOT_FOUND',
  'SHARED_INVITATION_REVOKED',
  'SHARED_INVITATION_USED',
  'SHARED_INVITATION_EXPIRED',
  'SHARED_WRONG_USER',
  'SHARED_OWNER_SUBSCRIPTION_ENDED',
  'SHARED_ALREADY_MEMBER',
]

type AcceptInvitationProps = {
  invitation: Invitation
  token: string | undefined
  onDeclined: () => void
}

/** The invited reader accepts or declines. */
export function AcceptInvitation({ invitation, token, onDeclined }: AcceptInvitationProps) {
  const { edition } = useAccount().page
  const navigate = useNavigate()
  const paths = usePaths()
  const changed = useSharedChange()
  const user = trpc.session.userinfo.useQuery({ edition: edition.shortcut })
  const [declining, setDeclining] = useState(false)
  const named = token === undefined ? { id: invitation.id } : { token }
  const form = useForm({
    initial: empty,
    input: (address) => ({
      ...named,
      edition: edition.shortcut,
      ...(invitation.needs_address && { address }),
    }),
    load: async () => (await import('../operations.ts')).accept,
    onDone: () => {
      navigate(paths.sharedSuccess, { replace: true })
      return changed()
    },
  })
  useAcceptedBefore(invitation, form.submit)
  const { failure } = form.problems
  if (failure && final.includes(failure.code)) return <RefusedInvitation failure={failure} signedIn />
  const email = user.data?.email
  // Without a link it is found by the reader's own address, which need not be masked.
  const shown = token === undefined && email ? { ...invitation, email } : invitation
  return (
    <InvitationPage invitation={shown} account={email} asksAddress={invitation.needs_address}>
      <AcceptForm
        form={{ ...form, problems: { ...form.problems, ...(failure && { failure: toldGuest(failure) }) } }}
        needsAddress={invitation.needs_address}
        onDecline={() => setDeclining(true)}
      />
      {declining && (
        <Decline invitation={named} onDeclined={onDeclined} onClose={() => setDeclining(false)} />
      )}
    </InvitationPage>
  )
}

/** Accepts at once if the guest pressed "accept" before the sign-in, unless the form still needs an address. */
function useAcceptedBefore({ needs_address }: Invitation, accept: () => void) {
  const { state } = useLocation()
  const done = useRef(false)
  const accepts = textOf(state, 'accepts') !== undefined && !needs_address
  useEffect(() => {
    if (!accepts || done.current) return
    done.current = true
    accept()
  })
}

type AcceptFormProps = {
  /** Where the invitee lives, if that is asked. */
  form: Form<AddressFields>
  /** It is a family plan, and the invitee's address is not known. */
  needsAddress: boolean
  onDecline: () => void
}

/** Accept, with the address if a family plan needs it, or decline. */
export function AcceptForm({ form, needsAddress, onDecline }: AcceptFormProps) {
  const { address, accept, decline } = invitationTexts
  return (
    <OperationForm
      form={form}
      submit={accept}
      submitSize="large"
      more={
        <Button variant="tertiary" onClick={onDecline}>
          {decline}
        </Button>
      }
    >
      {needsAddress && (
        <>
          <div className={classes.block}>
            <h2>{address.title}</h2>
            <p>{address.text}</p>
          </div>
          <RequiredNote />
          <AddressRows form={form} />
        </>
      )}
    </OperationForm>
  )
}

type DeclineProps = {
  invitation: { id: string } | { token: string }
  onDeclined: () => void
  onClose: () => void
}

/** Declines after the reader has confirmed it. */
function Decline({ invitation, onDeclined, onClose }: DeclineProps) {
  const { edition } = useAccount().page
  const { hasInvitation } = trpc.useUtils().sharedSubscriptions
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.updateChildUsers.useMutation({
      onSuccess: () => {
        onDeclined()
        return hasInvitation.invalidate()
      },
    }),
  )
  return (
    <ConfirmDialog
      open
      texts={invitationTexts.declineDialog}
      onConfirm={() => run({ edition: edition.shortcut, childusers: [{ ...invitation, action: 'decline' }] })}
      onClose={onClose}
      busy={busy}
      failure={failure}
    />
  )
}
