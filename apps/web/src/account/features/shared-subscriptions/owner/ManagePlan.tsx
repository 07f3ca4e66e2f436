import { sharedOwnerTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { usePaths } from '../../../session/paths.ts'
import actions from '../../../shell/Actions.module.css'
import { Page } from '../../../shell/Page.tsx'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { BulkInvite } from './BulkInvite.tsx'
import { EndedPlanPage } from './EndedPlanPage.tsx'
import { Invite } from './Invite.tsx'
import { MemberList } from './MemberList.tsx'
import { OwnAdministration } from './OwnAdministration.tsx'
import { SeatPicture } from './SeatPicture.tsx'

/** The owner's page; a company may also invite many at once. */
export function ManagePlan({ plan, message }: { plan: OwnPlan; message: ReactNode }) {
  const { links } = useAccount().page.edition
  const paths = usePaths()
  const members = <MemberList plan={plan} />
  if (plan.ended)
    return <EndedPlanPage plan={plan} members={members} serviceUrl={links.subscriptionService} />
  return (
    <OwnPlanPage
      plan={plan}
      message={message}
      members={members}
      invite={<Invite plan={plan} />}
      bulk={
        plan.type === 'company' && (
          <>
            <BulkInvite plan={plan} />
            <Section title={sharedOwnerTexts.list.title}>
              <p>{sharedOwnerTexts.list.text}</p>
              <Link className={actions.quiet} to={paths.multiuser}>
                {sharedOwnerTexts.list.open}
              </Link>
            </Section>
          </>
        )
      }
    />
  )
}

type OwnPlanPageProps = {
  plan: OwnPlan
  /** Message for the state in the page's address. */
  message: ReactNode
  members: ReactNode
  /** Inviting one person. */
  invite: ReactNode
  /** What a company has besides: inviting many, and its list with names. */
  bulk?: ReactNode
}

/** A family or company plan as its owner sees it: seats, members, inviting. */
export function OwnPlanPage({ plan, message, members, invite, bulk }: OwnPlanPageProps) {
  const { seats, title } = sharedOwnerTexts
  const { used, max_members: max } = plan
  return (
    <Page title={title(plan.type)} width="wide" lead={sharedOwnerTexts.plan(plan.title, plan.company_name)}>
      {message}
      {plan.own_seat && <OwnAdministration seatId={plan.own_seat.id} />}
      <Section title={seats.title}>
        <SeatPicture members={plan.childusers} used={used} max={max} />
        <p>
          {seats.used(used, max)}. {used < max && seats.free(max - used)}
        </p>
        <p className={rows.soft}>{used > max ? seats.lowered : seats.hint}</p>
      </Section>
      {members}
      {invite}
      {bulk}
    </Page>
  )
}
