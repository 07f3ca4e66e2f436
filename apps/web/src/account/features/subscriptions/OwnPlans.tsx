import { planTexts, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { type Plan, Plans } from './Plans.tsx'

/** The reader's part in a shared plan. */
export type SharedRole = 'owner' | 'member' | null

type OwnPlansProps = {
  plans: readonly Plan[]
  /** When the publisher was asked. */
  fetchedAt: string | null
  /** The publisher cannot be asked at the moment. */
  stale: boolean
  sharedRole: SharedRole
  /** What the cancellation's form may know of the reader. */
  cancels: Readonly<Record<string, string>>
  refreshing: { busy: boolean; failure: Failure | undefined; run: () => void }
}

/** The plans of the linked customer number, how fresh the publisher's word is, and the ways on. */
export function OwnPlans({ plans, fetchedAt, stale, sharedRole, cancels, refreshing }: OwnPlansProps) {
  const paths = usePaths()
  const texts = subscriptionTexts.linked
  return (
    <>
      <FailureBox failure={refreshing.failure} />
      {plans.length > 0 ? <Plans plans={plans} /> : <p>{texts.empty}</p>}
      {stale && <p className={actions.notice}>{texts.stale}</p>}
      {fetchedAt && <p className={actions.soft}>{texts.asOf(germanMoment(fetchedAt))}</p>}
      <div className={actions.actions}>
        <Button variant="secondary" onClick={refreshing.run} loading={refreshing.busy}>
          {texts.refresh}
        </Button>
        <Link className={actions.quiet} to={paths.linkSubscription}>
          {planTexts.manageLink}
        </Link>
        <Link className={actions.quiet} to={paths.cancellation} state={cancels}>
          {planTexts.cancel}
        </Link>
        <SharedPlan plans={plans} sharedRole={sharedRole} />
      </div>
    </>
  )
}

/** Nothing is linked; somebody else's plan may still let the reader read. */
export function NoPlans({ sharedRole }: { sharedRole: SharedRole }) {
  const paths = usePaths()
  return (
    <>
      <p>{planTexts.unlinked.text}</p>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.linkSubscription}>
          {planTexts.unlinked.link}
        </Link>
        <SharedPlan plans={[]} sharedRole={sharedRole} />
      </div>
    </>
  )
}

/** The way to the people a plan is shared with. */
function SharedPlan({ plans, sharedRole }: { plans: readonly Plan[]; sharedRole: SharedRole }) {
  const paths = usePaths()
  const kind = plans.find(({ status, shared }) => status === 'running' && shared)?.shared
  const name =
    sharedRole === 'owner' && kind ? planTexts.shared[kind] : sharedRole === 'member' && planTexts.toShared
  return (
    name && (
      <Link className={actions.quiet} to={paths.sharedSubscriptions}>
        {name}
      </Link>
    )
  )
}
