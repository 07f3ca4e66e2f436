import { sharedOwnerTexts } from '@leserkonto/texts'
import { useAccount } from '../../../session/account.ts'
import { useAction } from '../../../shell/use-action.ts'
import type { Member } from '../shared-plan.ts'
import { useSharedChange } from '../use-shared-change.ts'
import { MemberRow } from './MemberRow.tsx'

/** Sends the invitation of a seat once more. */
export function MemberState({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { page, notices } = useAccount()
  const changed = useSharedChange()
  const { busy, failure, run } = useAction({
    name: 'sharedSubscriptions.updateChildUsers',
    call: (api) =>
      api.sharedSubscriptions.updateChildUsers.mutate({
        edition: page.edition.shortcut,
        childusers: [{ id: member.id, action: 'resend' }],
      }),
    onDone: () => {
      notices.show({ type: 'success', message: sharedOwnerTexts.members.resent(member.email) })
      return changed()
    },
  })
  return <MemberRow member={member} onResend={run} resending={busy} failure={failure} onRemove={onRemove} />
}
