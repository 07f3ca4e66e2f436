import { invitationTexts } from '@leserkonto/texts'
import { trpc } from '../../../session/trpc.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { useChange } from '../../../shell/use-change.ts'

type DeclineByLinkProps = { token: string; onDeclined: () => void; onClose: () => void }

/** Declines with the link of the mail alone, after the reader has confirmed it: nobody has to make an account to say no. */
export function DeclineByLink({ token, onDeclined, onClose }: DeclineByLinkProps) {
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.declineInvitation.useMutation({ onSuccess: onDeclined }),
  )
  return (
    <ConfirmDialog
      open
      texts={invitationTexts.declineDialog}
      onConfirm={() => run({ token })}
      onClose={onClose}
      busy={busy}
      failure={failure}
    />
  )
}
