import { sharedOwnerTexts } from '@leserkonto/texts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { type Member, nameOf, type OwnPlan, useSharedChange } from '../shared-plan.ts'
import { ChangeManaging } from './ChangeManaging.tsx'
import { MemberRow, type MemberRowProps } from './MemberRow.tsx'

const { removeDialog } = sharedOwnerTexts

/** Who shares the plan; taking a seat back has to be confirmed, and who may manage it, too. */
export function MemberList({ plan }: { plan: OwnPlan }) {
  const { notices } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<Member>()
  const [gone, setGone] = useState<Member>()
  const [managing, setManaging] = useState<Member>()
  const members = plan.childusers
  // Administrators take no place of each other; their own they leave.
  const isRemovable = ({ manages }: Member) => plan.own_seat === null || !manages
  const decides = plan.type === 'company' && plan.own_seat === null && !plan.ended
  // The button that opened the dialog is gone with its row, and the page is inert until the dialog has closed.
  useEffect(() => {
    if (gone) heading.current?.focus()
  }, [gone])
  const removed = (member: Member) => {
    setLeaving(undefined)
    setGone(member)
    notices.show({ type: 'success', message: removeDialog[kindOf(member)].done(member.email) })
  }
  return (
    <>
      <Members headingRef={heading} isEmpty={members.length === 0}>
        {members.map((member) => (
          <MemberItem
            key={member.id}
            member={member}
            planEnded={plan.ended}
            isOwn={member.id === plan.own_seat?.id}
            removable={isRemovable(member)}
            onManaging={decides ? () => setManaging(member) : undefined}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </Members>
      {managing && (
        <ChangeManaging key={managing.id} member={managing} onClose={() => setManaging(undefined)} />
      )}
      {leaving && (
        <RemoveMember
          key={leaving.id}
          member={leaving}
          onRemoved={() => removed(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

type MembersProps = {
  headingRef?: Ref<HTMLHeadingElement> | undefined
  isEmpty: boolean
  /** One row for each member. */
  children: ReactNode
}

/** Everybody who shares the plan or was invited to it. */
export const Members = ({ headingRef, isEmpty, children }: MembersProps) => (
  <Section title={sharedOwnerTexts.members.title} headingRef={headingRef}>
    {isEmpty ? (
      <p className={rows.soft}>{sharedOwnerTexts.members.empty}</p>
    ) : (
      <ul className={rows.rows}>{children}</ul>
    )}
  </Section>
)

type MemberItemProps = {
  member: Member
  planEnded: boolean
} & Pick<MemberRowProps, 'isOwn' | 'removable' | 'onManaging' | 'onRemove'>

/** Sends the invitation of a seat again. */
function MemberItem({ member, planEnded, ...row }: MemberItemProps) {
  const { page, notices } = useAccount()
  const changed = useSharedChange()
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.updateChildUsers.useMutation({
      onSuccess: () => {
        notices.show({ type: 'success', message: sharedOwnerTexts.members.resent(member.email) })
        return changed()
      },
    }),
  )
  const resend = () =>
    void run({ edition: page.edition.shortcut, childusers: [{ id: member.id, action: 'resend' }] })
  return (
    <MemberRow
      {...row}
      member={member}
      onResend={planEnded ? undefined : resend}
      resending={busy}
      failure={failure}
    />
  )
}

type RemoveMemberProps = { member: Member; onRemoved: () => void; onClose: () => void }

/** Takes a seat back after the owner has confirmed it. */
function RemoveMember({ member, onRemoved, onClose }: RemoveMemberProps) {
  const changed = useSharedChange()
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.removeChildUser.useMutation({
      onSuccess: async () => {
        await changed()
        onRemoved()
      },
    }),
  )
  const { title, text, confirm } = removeDialog[kindOf(member)]
  return (
    <ConfirmDialog
      open
      texts={{ title, text: text(nameOf(member)), confirm, cancel: removeDialog.cancel }}
      onConfirm={() => run({ id: member.id })}
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
