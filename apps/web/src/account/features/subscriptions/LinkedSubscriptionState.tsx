import { subscriptionTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { LinkedSubscription } from './LinkedSubscription.tsx'
import { usePlans } from './use-plans.ts'

/** Loads the linked plans; asks the publisher anew, or undoes the link, when told to. */
export function LinkedSubscriptionState({ gpNumber }: { gpNumber: string }) {
  const { notices } = useAccount()
  const data = api.useUtils()
  const { query, refreshing } = usePlans(gpNumber)
  const [asking, setAsking] = useState(false)
  const form = useForm({
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: (values) => values,
    load: async () => (await import('./unlink.ts')).unlink,
    onDone: async () => {
      notices.show({ type: 'success', message: subscriptionTexts.linked.unlinked })
      await Promise.all([data.session.userinfo.invalidate(), data.subscriptions.list.invalidate()])
    },
  })
  return (
    <LoadState query={query} name="subscriptions.list">
      {({ subscriptions, fetched_at, stale }) => (
        <LinkedSubscription
          gpNumber={gpNumber}
          known={{ plans: subscriptions, fetchedAt: fetched_at, stale, refreshing }}
          form={form}
          asking={asking}
          onAsk={() => setAsking(true)}
          onKeep={() => setAsking(false)}
        />
      )}
    </LoadState>
  )
}
