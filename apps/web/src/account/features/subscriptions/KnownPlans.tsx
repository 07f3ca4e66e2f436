import { subscriptionTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { type Plan, Plans } from './Plans.tsx'

/** What is known about the plans of the reader's customer numbers. */
export type PlansKnown = {
  plans: readonly Plan[]
  /** When the publisher was asked. */
  fetchedAt: string | null
  /** The publisher cannot be asked at the moment. */
  stale: boolean
  refreshing: { busy: boolean; failure: Failure | undefined; run: () => void }
}

/** The plans, or how the page shows them, and how recent the publisher's data is. */
export function KnownPlans({
  plans,
  fetchedAt,
  stale,
  refreshing,
  children = <PlansOrNone plans={plans} />,
}: PlansKnown & { children?: ReactNode }) {
  const texts = subscriptionTexts.linked
  return (
    <>
      <FailureBox failure={refreshing.failure} />
      {children}
      {stale && <p className={actions.notice}>{texts.stale}</p>}
      {fetchedAt && (
        <p className={`${actions.soft} ${actions.after}`}>{texts.asOf(germanMoment(fetchedAt))}</p>
      )}
    </>
  )
}

/** Plans, or that none is known. */
export const PlansOrNone = ({ plans }: { plans: readonly Plan[] }) =>
  plans.length > 0 ? <Plans plans={plans} /> : <p>{subscriptionTexts.linked.empty}</p>
