import { rightCodes } from '@leserkonto/rules'
import { planTexts, subscriptionTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { KnownPlans, type PlansKnown } from './KnownPlans.tsx'
import type { Plan } from './Plans.tsx'

/** The reader's role in a shared plan. */
export type SharedRole = 'owner' | 'member' | null

type OwnPlansProps = PlansKnown & { sharedRole: SharedRole }

/** What is known about the plans, and links to further pages. */
export function OwnPlans({ sharedRole, ...known }: OwnPlansProps) {
  const paths = usePaths()
  const { links } = useAccount().page.edition
  const { plans, refreshing } = known
  const offer = offerOf(plans)
  return (
    <>
      <KnownPlans {...known} />
      <div className={actions.actions}>
        {offer && (
          <a {...buttonLook({})} href={links.subscriptionService}>
            {offer}
          </a>
        )}
        <Button variant="secondary" onClick={refreshing.run} loading={refreshing.busy}>
          {subscriptionTexts.linked.refresh}
        </Button>
        <SharedPlan plans={plans} sharedRole={sharedRole} />
        <Link className={actions.quiet} to={paths.linkSubscription}>
          {planTexts.manageLink}
        </Link>
        {/* A page of the server's, which works without scripts and knows the plans itself. */}
        {plans.some(isAlive) && (
          <a className={actions.quiet} href={paths.cancellation}>
            {planTexts.cancel}
          </a>
        )}
      </div>
    </>
  )
}

const isAlive = ({ status }: Plan) => status !== 'ended'

/** What the publisher's shop has for a reader whose plans open no article. */
function offerOf(plans: readonly Plan[]): string | undefined {
  const alive = plans.filter(isAlive)
  if (alive.length === 0) return plans.length > 0 ? planTexts.renew : undefined
  const opens = alive.some(({ rights }) => rights.includes(rightCodes.newsPortal))
  return opens ? undefined : planTexts.extend
}

/** Nothing is linked; the reader may still share somebody else's plan. */
export function NoPlans({ sharedRole }: { sharedRole: SharedRole }) {
  const paths = usePaths()
  return (
    <>
      <p>{sharedRole === 'member' ? planTexts.unlinked.member : planTexts.unlinked.text}</p>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.linkSubscription}>
          {planTexts.unlinked.link}
        </Link>
        <SharedPlan plans={[]} sharedRole={sharedRole} />
      </div>
    </>
  )
}

/** Link to the people with whom a plan is shared. */
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
