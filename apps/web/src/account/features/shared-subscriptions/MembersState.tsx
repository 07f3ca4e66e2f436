import { sharedReaderTexts } from '@leserkonto/texts'
import { useRef, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { MemberState } from './MemberState.tsx'
import { Members } from './Members.tsx'
import { RemoveMemberState } from './RemoveMemberState.tsx'
import type { Member } from './shared-plan.ts'

/** Who shares the plan; taking a seat back is asked for once more. */
export function MembersState({ members }: { members: readonly Member[] }) {
  const { notices } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<Member>()
  const removed = ({ email }: Member) => {
    setLeaving(undefined)
    // The button that opened the dialog has gone with its row.
    heading.current?.focus()
    notices.show({ type: 'success', message: sharedReaderTexts.states.removed(email) })
  }
  return (
    <>
      <Members headingRef={heading} isEmpty={members.length === 0}>
        {members.map((member) => (
          <MemberState key={member.id} member={member} onRemove={() => setLeaving(member)} />
        ))}
      </Members>
      {leaving && (
        <RemoveMemberState
          key={leaving.id}
          member={leaving}
          onRemoved={() => removed(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
