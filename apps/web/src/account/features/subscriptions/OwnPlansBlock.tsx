import { planTexts, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { KnownPlans, type PlansKnown } from './KnownPlans.tsx'
import type { Plan } from './Plans.tsx'
import { usePlans } from './use-plans.ts'

type OwnPlansBlockProps = {
  user: {
    email: string
    given_name: string | null
    family_name: string | null
    gp_number: string | null
    shared_subscriptions_role: SharedRole
  }
}

/** The reader's plans on the profile; on request the publisher is asked again. */
export function OwnPlansBlock({ user }: OwnPlansBlockProps) {
  const { gp_number: gpNumber, shared_subscriptions_role: sharedRole } = user
  const { query, refreshing } = usePlans(gpNumber)
  return (
    <Section title={planTexts.title}>
      {gpNumber === null ? (
        <NoPlans sharedRole={sharedRole} />
      ) : (
        <LoadedBlock query={query} name="subscriptions.list">
          {({ subscriptions, fetched_at, stale }) => (
            <OwnPlans
              plans={subscriptions}
              fetchedAt={fetched_at}
              stale={stale}
              sharedRole={sharedRole}
              cancels={knownTo(user, subscriptions)}
              refreshing={refreshing}
            />
          )}
        </LoadedBlock>
      )}
    </Section>
  )
}

/** Prefills the form of the cancellation: with the plan if only one is running; of several the reader has to name one. */
function knownTo(
  { email, given_name, family_name, gp_number }: OwnPlansBlockProps['user'],
  plans: readonly Plan[],
) {
  const [running, ...more] = plans.filter(({ status }) => status === 'running')
  const contract = running && more.length === 0 ? running.title : ''
  return {
    email,
    contract,
    given_name: given_name ?? '',
    family_name: family_name ?? '',
    gp_number: gp_number ?? '',
  }
}

/** The reader's role in a shared plan. */
export type SharedRole = 'owner' | 'member' | null

type OwnPlansProps = PlansKnown & {
  sharedRole: SharedRole
  /** Values with which the form of the cancellation is prefilled. */
  cancels: Readonly<Record<string, string>>
}

/** What is known about the plans, and links to further pages. */
export function OwnPlans({ sharedRole, cancels, ...known }: OwnPlansProps) {
  const paths = usePaths()
  const { plans, refreshing } = known
  return (
    <>
      <KnownPlans {...known} />
      <div className={actions.actions}>
        <Button variant="secondary" onClick={refreshing.run} loading={refreshing.busy}>
          {subscriptionTexts.linked.refresh}
        </Button>
        <SharedPlan plans={plans} sharedRole={sharedRole} />
        <Link className={actions.quiet} to={paths.linkSubscription}>
          {planTexts.manageLink}
        </Link>
        <Link className={actions.quiet} to={paths.cancellation} state={cancels}>
          {planTexts.cancel}
        </Link>
      </div>
    </>
  )
}

/** Nothing is linked; the reader may still share somebody else's plan. */
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
