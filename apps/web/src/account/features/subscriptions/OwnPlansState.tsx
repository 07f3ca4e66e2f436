import { planTexts } from '@leserkonto/texts'
import { BlockState } from '../../shell/BlockState.tsx'
import { Section } from '../../shell/Section.tsx'
import { NoPlans, OwnPlans, type SharedRole } from './OwnPlans.tsx'
import type { Plan } from './Plans.tsx'
import { usePlans } from './use-plans.ts'

type OwnPlansStateProps = {
  user: {
    email: string
    given_name: string | null
    family_name: string | null
    gp_number: string | null
    shared_subscriptions_role: SharedRole
  }
}

/** The reader's plans on the profile, asked for anew when told to. */
export function OwnPlansState({ user }: OwnPlansStateProps) {
  const { gp_number: gpNumber, shared_subscriptions_role: sharedRole } = user
  const { query, refreshing } = usePlans(gpNumber)
  return (
    <Section title={planTexts.title}>
      {gpNumber === null ? (
        <NoPlans sharedRole={sharedRole} />
      ) : (
        <BlockState query={query} name="subscriptions.list">
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
        </BlockState>
      )}
    </Section>
  )
}

/** The one running plan is the one that is meant; of several the reader names one. */
function knownTo(
  { email, given_name, family_name, gp_number }: OwnPlansStateProps['user'],
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
