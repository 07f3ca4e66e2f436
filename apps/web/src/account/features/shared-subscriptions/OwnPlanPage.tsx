import { errorTexts, sharedOwnerTexts } from '@leserkonto/texts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Page } from '../../shell/Page.tsx'
import { PlanSection } from './PlanSection.tsx'
import { SeatPicture } from './SeatPicture.tsx'
import classes from './SharedSubscriptions.module.css'
import type { OwnPlan } from './shared-plan.ts'

type OwnPlanPageProps = {
  plan: OwnPlan
  /** What the page's address has to say. */
  message: ReactNode
  members: ReactNode
  /** Inviting one person; not shown while every seat is taken. */
  invite: ReactNode
  /** Inviting many; decides by itself. */
  bulk?: ReactNode
}

/** A family or company plan as its owner sees it: seats, members, inviting. */
export function OwnPlanPage({ plan, message, members, invite, bulk }: OwnPlanPageProps) {
  const { seats, title } = sharedOwnerTexts
  const { used, max_members: max } = plan
  const [wasFree] = useState(used < max)
  return (
    <Page title={title(plan.type)} width="wide" lead={sharedOwnerTexts.plan(plan.title, plan.company_name)}>
      {message}
      <PlanSection title={seats.title}>
        <SeatPicture members={plan.childusers} used={used} max={max} />
        <p>
          {seats.used(used, max)}. {used < max && seats.free(max - used)}
        </p>
        <p className={classes.soft}>{used > max ? seats.lowered : seats.hint}</p>
      </PlanSection>
      {members}
      {used < max ? (
        <PlanSection title={sharedOwnerTexts.invite.title}>{invite}</PlanSection>
      ) : (
        <AllSeatsTaken max={max} wasFree={wasFree} />
      )}
      {bulk}
    </Page>
  )
}

/** Stands where the form stood, and takes over a focus that went with it. */
function AllSeatsTaken({ max, wasFree }: { max: number; wasFree: boolean }) {
  const { full } = sharedOwnerTexts
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasFree && document.activeElement === document.body) heading.current?.focus()
  }, [wasFree])
  return (
    <PlanSection title={full.title} headingRef={heading}>
      <p>{errorTexts.SHARED_SEATS_EXHAUSTED.replace('{max}', String(max))}</p>
      <p className={classes.soft}>{full.next}</p>
    </PlanSection>
  )
}
