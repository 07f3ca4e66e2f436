import { sharedOwnerTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { Page } from '../../../shell/Page.tsx'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { SeatPicture } from './SeatPicture.tsx'

type OwnPlanPageProps = {
  plan: OwnPlan
  /** What the page's address has to say. */
  message: ReactNode
  members: ReactNode
  /** Inviting one person. */
  invite: ReactNode
  /** Inviting many. */
  bulk?: ReactNode
}

/** A family or company plan as its owner sees it: seats, members, inviting. */
export function OwnPlanPage({ plan, message, members, invite, bulk }: OwnPlanPageProps) {
  const { seats, title } = sharedOwnerTexts
  const { used, max_members: max } = plan
  return (
    <Page title={title(plan.type)} width="wide" lead={sharedOwnerTexts.plan(plan.title, plan.company_name)}>
      {message}
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
