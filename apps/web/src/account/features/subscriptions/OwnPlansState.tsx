import { planTexts, subscriptionTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { useSubscriptions } from '../../session/use-subscriptions.ts'
import { BlockState } from '../../shell/BlockState.tsx'
import { Section } from '../../shell/Section.tsx'
import { useAction } from '../../shell/use-action.ts'
import { NoPlans, OwnPlans, type SharedRole } from './OwnPlans.tsx'

type OwnPlansStateProps = { gpNumber: string | null; sharedRole: SharedRole }

/** The reader's plans on the profile, asked for anew when told to. */
export function OwnPlansState({ gpNumber, sharedRole }: OwnPlansStateProps) {
  const { notices } = useAccount()
  const { query, refresh } = useSubscriptions(gpNumber)
  const refreshing = useAction({
    name: 'subscriptions.list',
    call: refresh,
    onDone: () => notices.show({ type: 'success', message: subscriptionTexts.linked.refreshed }),
  })
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
              refreshing={refreshing}
            />
          )}
        </BlockState>
      )}
    </Section>
  )
}
