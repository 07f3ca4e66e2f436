import { subscriptionTexts } from '@leserkonto/texts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { type Plan, Plans } from './Plans.tsx'

/** What is known about the plans of a customer number. */
export type PlansKnown = {
  plans: readonly Plan[]
  /** When the publisher was asked. */
  fetchedAt: string | null
  /** The publisher cannot be asked at the moment. */
  stale: boolean
  refreshing: { busy: boolean; failure: Failure | undefined; run: () => void }
}

/** The plans of the linked customer number, and how recent the publisher's data is. */
export function KnownPlans({ plans, fetchedAt, stale, refreshing }: PlansKnown) {
  const texts = subscriptionTexts.linked
  return (
    <>
      <FailureBox failure={refreshing.failure} />
      {plans.length > 0 ? <Plans plans={plans} /> : <p>{texts.empty}</p>}
      {stale && <p className={actions.notice}>{texts.stale}</p>}
      {fetchedAt && (
        <p className={`${actions.soft} ${actions.after}`}>{texts.asOf(germanMoment(fetchedAt))}</p>
      )}
    </>
  )
}
