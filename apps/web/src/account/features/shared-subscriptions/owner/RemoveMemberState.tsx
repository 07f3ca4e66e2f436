import { sharedOwnerTexts } from '@leserkonto/texts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { type Member, nameOf } from '../shared-plan.ts'
import { useSharedChange } from '../use-shared-change.ts'

type RemoveMemberStateProps = { member: Member; onRemoved: () => void; onClose: () => void }

/** Takes a seat back once its owner has said yes. */
export function RemoveMemberState({ member, onRemoved, onClose }: RemoveMemberStateProps) {
  const changed = useSharedChange()
  const { busy, failure, run } = useAction({
    name: 'sharedSubscriptions.removeChildUser',
    call: (api) => api.sharedSubscriptions.removeChildUser.mutate({ id: member.id }),
    onDone: async () => {
      await changed()
      onRemoved()
    },
  })
  const { removeDialog } = sharedOwnerTexts
  const { title, text } = removeDialog[kindOf(member)]
  return (
    <ConfirmDialog
      open
      texts={{ ...removeDialog, title, text: text(nameOf(member)) }}
      onConfirm={run}
      onClose={onClose}
      busy={busy}
      failure={failure}
    />
  )
}

function kindOf({ status }: Member) {
  if (status === 'activated') return 'member'
  return status === 'expired' ? 'expired' : 'invitation'
}
