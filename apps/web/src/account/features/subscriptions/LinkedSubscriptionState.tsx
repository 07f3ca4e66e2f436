import { errorTexts, subscriptionTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { failureOf, logFailure } from '../../session/failure.ts'
import { useSubscriptions } from '../../session/use-subscriptions.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { useForm } from '../../shell/use-form.ts'
import { LinkedSubscription, type UnlinkValues } from './LinkedSubscription.tsx'

const empty: UnlinkValues = { current_password: '' }

/** Loads the linked plans; asks the publisher anew, or undoes the link, when told to. */
export function LinkedSubscriptionState({ gpNumber }: { gpNumber: string }) {
  const { notices } = useAccount()
  const data = api.useUtils()
  const { query, refresh, refreshing } = useSubscriptions(gpNumber)
  const [asking, setAsking] = useState(false)
  const texts = subscriptionTexts.linked
  const form = useForm({
    initial: empty,
    secrets: ['current_password'],
    input: (values) => values,
    load: async () => (await import('./unlink.ts')).unlink,
    onDone: async () => {
      notices.show({ type: 'success', message: texts.unlinked })
      await Promise.all([data.session.userinfo.invalidate(), data.subscriptions.list.invalidate()])
    },
  })
  const onRefresh = () =>
    refresh().then(
      () => notices.show({ type: 'success', message: texts.refreshed }),
      (error: unknown) => {
        const failure = failureOf(error)
        logFailure('subscriptions.list', failure)
        notices.show({ type: 'error', message: errorTexts[failure.code] })
      },
    )
  return (
    <LoadState query={query} name="subscriptions.list">
      {({ subscriptions, fetched_at, stale }) => (
        <LinkedSubscription
          gpNumber={gpNumber}
          plans={subscriptions}
          fetchedAt={fetched_at}
          stale={stale}
          refreshing={refreshing}
          onRefresh={onRefresh}
          form={form}
          asking={asking}
          onAsk={() => setAsking(true)}
          onKeep={() => setAsking(false)}
        />
      )}
    </LoadState>
  )
}
