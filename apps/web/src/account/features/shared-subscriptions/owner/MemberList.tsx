import { sharedOwnerTexts } from '@leserkonto/texts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { type Member, nameOf, useSharedChange } from '../shared-plan.ts'
import { MemberRow } from './MemberRow.tsx'

const { removeDialog } = sharedOwnerTexts

type MemberListProps = {
  members: readonly Member[]
  /** No invitation can be sent again. */
  planEnded: boolean
}

/** Who shares the plan; taking a seat back has to be confirmed. */
export function MemberList({ members, planEnded }: MemberListProps) {
  const { notices } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<Member>()
  const [gone, setGone] = useState<Member>()
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
            planEnded={planEnded}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </Members>
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

type MemberItemProps = { member: Member; planEnded: boolean; onRemove: () => void }

/** Sends the invitation of a seat again. */
function MemberItem({ member, planEnded, onRemove }: MemberItemProps) {
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
      member={member}
      onResend={planEnded ? undefined : resend}
      resending={busy}
      failure={failure}
      onRemove={onRemove}
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
