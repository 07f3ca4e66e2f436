import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { AgainGlyph } from '../../shell/glyphs.tsx'
import classes from './KnownPlans.module.css'
import { Plans } from './Plans.tsx'
import type { Plan } from './plan-state.ts'

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
      <AsOf fetchedAt={fetchedAt} refreshing={refreshing} />
    </>
  )
}

/** How old the publisher's word is, and asking for a newer one. */
export const AsOf = ({ fetchedAt, refreshing }: Pick<PlansKnown, 'fetchedAt' | 'refreshing'>) => (
  <p className={classes.asOf}>
    {fetchedAt && <span>{subscriptionTexts.linked.asOf(germanMoment(fetchedAt))}</span>}
    <Button
      variant="tertiary"
      icon={<AgainGlyph />}
      className={classes.again}
      onClick={refreshing.run}
      loading={refreshing.busy}
    >
      {subscriptionTexts.linked.refresh}
    </Button>
  </p>
)

/** Plans, or that none is known. */
export const PlansOrNone = ({ plans }: { plans: readonly Plan[] }) =>
  plans.length > 0 ? <Plans plans={plans} /> : <p>{subscriptionTexts.linked.empty}</p>
