import { subscriptionTexts } from '@leserkonto/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../session/account.ts'
import { load } from '../../session/loads.ts'
import { useChange } from '../../shell/use-change.ts'

/** How long subscription data counts as fresh. Source: docs/spec/account.md#subscription-data-in-the-browser. */
const freshMs = 2_700_000

const plansLoad = load('subscriptions.list', {})

/**
 * The reader's plans: loaded only if there is a customer number, and kept for 45 minutes across screens.
 * `refreshing.run` loads them from the publisher, past all copies; an answer from a copy does not count as fresh.
 */
export function usePlans(gpNumber: string | null) {
  const { notices } = useAccount()
  const data = useQueryClient()
  const query = useQuery({
    ...plansLoad,
    enabled: gpNumber !== null,
    staleTime: freshMs,
    gcTime: freshMs,
    refetchInterval: freshMs,
  })
  const refreshing = useChange({
    name: 'subscriptions.list',
    call: (api) => api.subscriptions.list.query({ cache_control: 'no-cache' }),
    onDone(fresh) {
      data.setQueryData(plansLoad.queryKey, fresh)
      const { refreshed, stale } = subscriptionTexts.linked
      notices.show(
        fresh.stale ? { type: 'warning', message: stale } : { type: 'success', message: refreshed },
      )
    },
  })
  return { query, refreshing }
}

/** Loads again what changes when a customer number is linked or a link is removed. */
export function useReloadPlans(): () => Promise<void> {
  const data = useQueryClient()
  return async () => {
    await Promise.all([
      data.invalidateQueries({ queryKey: ['session', 'userinfo'] }),
      data.invalidateQueries({ queryKey: plansLoad.queryKey }),
    ])
  }
}
