import { invitationTexts } from '@leserkonto/texts'
import { useAccount } from '../../../session/account.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { useAction } from '../../../shell/use-action.ts'

type DeclineStateProps = {
  invitation: { id: string } | { token: string }
  onDeclined: () => void
  onClose: () => void
}

/** Says no once the reader has said so twice. */
export function DeclineState({ invitation, onDeclined, onClose }: DeclineStateProps) {
  const { edition } = useAccount().page
  const { busy, failure, run } = useAction({
    name: 'sharedSubscriptions.updateChildUsers',
    call: (api) =>
      api.sharedSubscriptions.updateChildUsers.mutate({
        edition: edition.shortcut,
        childusers: [{ ...invitation, action: 'decline' }],
      }),
    onDone: onDeclined,
  })
  return (
    <ConfirmDialog
      open
      texts={invitationTexts.declineDialog}
      onConfirm={run}
      onClose={onClose}
      busy={busy}
      failure={failure}
    />
  )
}
