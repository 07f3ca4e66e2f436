import { planTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { NoPlans, OwnPlans, type SharedRole } from './OwnPlans.tsx'
import { usePlans } from './use-plans.ts'

type PlansReader = {
  email: string
  given_name: string | null
  family_name: string | null
  gp_number: string | null
  shared_subscriptions_role: SharedRole
}

/** The reader's plans; on request the publisher is asked again. Source: docs/spec/account.md#plans-page. */
export function PlansScreen() {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return (
    <LoadedPage query={user}>
      {(data) => (
        <Page title={planTexts.title} width="wide">
          <LoadedPlans user={data} />
        </Page>
      )}
    </LoadedPage>
  )
}

function LoadedPlans({ user }: { user: PlansReader }) {
  const { gp_number: gpNumber, shared_subscriptions_role: sharedRole } = user
  const { query, refreshing } = usePlans(gpNumber)
  if (gpNumber === null) return <NoPlans sharedRole={sharedRole} />
  return (
    <LoadedBlock query={query}>
      {({ subscriptions, fetched_at, stale }) => (
        <OwnPlans
          plans={subscriptions}
          fetchedAt={fetched_at}
          stale={stale}
          sharedRole={sharedRole}
          refreshing={refreshing}
        />
      )}
    </LoadedBlock>
  )
}
