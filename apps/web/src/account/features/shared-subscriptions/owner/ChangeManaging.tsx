import { sharedOwnerTexts } from '@leserkonto/texts'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { type Member, nameOf, useSharedChange } from '../shared-plan.ts'

/** Lets a member manage the company's plan, or ends that, after the owner has confirmed it. */
export function ChangeManaging({ member, onClose }: { member: Member; onClose: () => void }) {
  const { notices } = useAccount()
  const changed = useSharedChange()
  const { managing } = sharedOwnerTexts
  const { title, text, confirm, done } = managing[member.manages ? 'end' : 'name']
  const name = nameOf(member)
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.setAdministrator.useMutation({
      onSuccess: async () => {
        await changed()
        notices.show({ type: 'success', message: done(name) })
        onClose()
      },
    }),
  )
  return (
    <ConfirmDialog
      open
      texts={{ title, text: text(name), confirm, cancel: managing.cancel }}
      onConfirm={() => run({ id: member.id, manages: !member.manages })}
      onClose={onClose}
      busy={busy}
      failure={failure}
      isHarmless={!member.manages}
    />
  )
}
