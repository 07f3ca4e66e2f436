import { planTexts } from '@leserkonto/texts'
import { useSeatsUsed, WhoReadsBlock } from './features/shared-subscriptions/WhoReadsBlock.tsx'
import type { Along } from './features/subscriptions/AlongCard.tsx'
import { NoPlans, OwnPlans } from './features/subscriptions/OwnPlans.tsx'
import type { CardHolder } from './features/subscriptions/plan-state.ts'
import { usePlans } from './features/subscriptions/use-plans.ts'
import { useAccount } from './session/account.ts'
import { trpc } from './session/trpc.ts'
import { LoadedBlock } from './shell/LoadedBlock.tsx'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'

type PlansReader = CardHolder & {
  gp_number: string | null
  shared_subscriptions_role: 'owner' | 'member' | null
  reads_along: Along
}

/**
 * The reader's plans and who reads along; on request the publisher is asked again. It joins two slices and so is next to the
 * routes. Source: docs/spec/account.md#plans-page.
 */
export function PlansScreen() {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return (
    <LoadedPage query={user}>
      {(data) => (
        <Page title={planTexts.title} width="full">
          <LoadedPlans user={data} />
        </Page>
      )}
    </LoadedPage>
  )
}

function LoadedPlans({ user }: { user: PlansReader }) {
  const { gp_number: gpNumber, shared_subscriptions_role: role } = user
  const { query, refreshing } = usePlans(gpNumber)
  const seatsUsed = useSeatsUsed(role)
  const people = <WhoReadsBlock role={role} />
  if (gpNumber === null)
    return <NoPlans isMember={role === 'member'} shared={user.reads_along} holder={user} people={people} />
  return (
    <LoadedBlock query={query} lines={12}>
      {({ subscriptions, fetched_at, stale }) => (
        <OwnPlans
          plans={subscriptions}
          fetchedAt={fetched_at}
          stale={stale}
          refreshing={refreshing}
          holder={user}
          seatsUsed={seatsUsed}
          people={people}
        />
      )}
    </LoadedBlock>
  )
}
