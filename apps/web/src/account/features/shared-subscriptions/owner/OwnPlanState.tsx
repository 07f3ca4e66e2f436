import type { ReactNode } from 'react'
import { useAccount } from '../../../session/account.ts'
import { hasEnded, type OwnPlan } from '../shared-plan.ts'
import { BulkInviteState } from './BulkInviteState.tsx'
import { EndedPlanPage } from './EndedPlanPage.tsx'
import { InviteState } from './InviteState.tsx'
import { MembersState } from './MembersState.tsx'
import { OwnPlanPage } from './OwnPlanPage.tsx'

/** The owner's page; a company may also invite many at once. */
export function OwnPlanState({ plan, message }: { plan: OwnPlan; message: ReactNode }) {
  const { links } = useAccount().page.edition
  const members = <MembersState members={plan.childusers} />
  if (hasEnded(plan))
    return <EndedPlanPage plan={plan} members={members} serviceUrl={links.subscriptionService} />
  return (
    <OwnPlanPage
      plan={plan}
      message={message}
      members={members}
      invite={<InviteState plan={plan} />}
      bulk={plan.type === 'company' && <BulkInviteState full={plan.used >= plan.max_members} />}
    />
  )
}
