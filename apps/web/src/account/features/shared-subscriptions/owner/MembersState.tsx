import { sharedReaderTexts } from '@leserkonto/texts'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import type { Member } from '../shared-plan.ts'
import { MemberState } from './MemberState.tsx'
import { Members } from './Members.tsx'
import { RemoveMemberState } from './RemoveMemberState.tsx'

/** Who shares the plan; taking a seat back is asked for once more. */
export function MembersState({ members }: { members: readonly Member[] }) {
  const { notices } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<Member>()
  const [gone, setGone] = useState<Member>()
  // The button that opened the dialog has gone with its row; the page is out of reach until the dialog has closed.
  useEffect(() => {
    if (gone) heading.current?.focus()
  }, [gone])
  const removed = (member: Member) => {
    setLeaving(undefined)
    setGone(member)
    notices.show({ type: 'success', message: sharedReaderTexts.states.removed(member.email) })
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
