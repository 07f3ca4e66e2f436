import { subscriptionTexts } from '@leserkonto/texts'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useAction } from '../../shell/use-action.ts'

/** How long subscription data counts as fresh. Source: seed account §4 "Subscription data". */
const freshMs = 2_700_000

/**
 * The reader's plans: asked for only when there is a customer number, kept for 45 minutes from screen to screen, and
 * asked for anew, past every copy, by `refreshing.run`. A copy that comes all the same is not called fresh.
 */
export function usePlans(gpNumber: string | null) {
  const { notices } = useAccount()
  const { client, subscriptions } = api.useUtils()
  const query = api.subscriptions.list.useQuery(
    {},
    { enabled: gpNumber !== null, staleTime: freshMs, gcTime: freshMs, refetchInterval: freshMs },
  )
  const refreshing = useAction({
    name: 'subscriptions.list',
    call: () => client.subscriptions.list.query({ cache_control: 'no-cache' }),
    onDone(fresh) {
      subscriptions.list.setData({}, fresh)
      const { refreshed, stale } = subscriptionTexts.linked
      notices.show(
        fresh.stale ? { type: 'warning', message: stale } : { type: 'success', message: refreshed },
      )
    },
  })
  return { query, refreshing }
}
