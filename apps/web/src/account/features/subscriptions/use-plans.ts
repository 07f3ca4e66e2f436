import { subscriptionTexts } from '@leserkonto/texts'
import { useMutation } from '@tanstack/react-query'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'
import { useChange } from '../../shell/use-change.ts'

/** How long subscription data counts as fresh. Source: docs/spec/account.md#subscription-data-in-the-browser. */
const freshMs = 2_700_000

/**
 * The reader's plans: loaded only if there is a customer number, and kept for 45 minutes across screens.
 * `refreshing.run` loads them from the publisher, past all copies; an answer from a copy does not count as fresh.
 */
export function usePlans(gpNumber: string | null) {
  const { notices } = useAccount()
  const { client, subscriptions } = trpc.useUtils()
  const query = trpc.subscriptions.list.useQuery(
    {},
    { enabled: gpNumber !== null, staleTime: freshMs, gcTime: freshMs, refetchInterval: freshMs },
  )
  const refreshing = useChange(
    useMutation({
      mutationFn: () => client.subscriptions.list.query({ cache_control: 'no-cache' }),
      onSuccess(fresh) {
        subscriptions.list.setData({}, fresh)
        const { refreshed, stale } = subscriptionTexts.linked
        notices.show(
          fresh.stale ? { type: 'warning', message: stale } : { type: 'success', message: refreshed },
        )
      },
    }),
    { name: 'subscriptions.list' },
  )
  return { query, refreshing }
}

/** Loads again what changes when a customer number is linked or a link is removed. */
export function useReloadPlans(): () => Promise<void> {
  const { session, subscriptions } = trpc.useUtils()
  return async () => {
    await Promise.all([
      session.userinfo.invalidate(),
      subscriptions.list.invalidate({}),
      subscriptions.found.invalidate(),
    ])
  }
}
