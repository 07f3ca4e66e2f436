import { useState } from 'react'
import { api } from './ApiProvider.tsx'

/** How long subscription data counts as fresh. Source: seed account §4 "Subscription data". */
const freshMs = 2_700_000

/**
 * The reader's plans: asked for only when there is a customer number, kept for 45 minutes from screen to screen, and
 * asked for anew, past every copy, by `refresh`, which throws what the call throws.
 */
export function useSubscriptions(gpNumber: string | null) {
  const { client, subscriptions } = api.useUtils()
  const [refreshing, setRefreshing] = useState(false)
  const query = api.subscriptions.list.useQuery(
    {},
    { enabled: gpNumber !== null, staleTime: freshMs, gcTime: freshMs, refetchInterval: freshMs },
  )
  const refresh = async () => {
    setRefreshing(true)
    try {
      subscriptions.list.setData({}, await client.subscriptions.list.query({ cache_control: 'no-cache' }))
    } finally {
      setRefreshing(false)
    }
  }
  return { query, refresh, refreshing }
}
