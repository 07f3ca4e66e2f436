import type { AccountRoute } from '@leserkonto/pages/route-table'
import { Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '../../session/account.ts'
import { lazyPart } from '../lazy-part.ts'

// Without its code a view is not counted, and the page is whole.
const PageViews = lazyPart(
  async () => (await import('./PageViews.ts')).PageViews,
  () => null,
)

/**
 * Counts the views of a reader who has agreed. Until then, and in editions without a tag manager, not even the code for
 * it is loaded. Source: docs/spec/presentation.md#tag-manager, TDDDG § 25.
 */
export function Measuring({ route }: { route: AccountRoute }) {
  const { consent, page } = useAccount()
  const given = useSyncExternalStore(consent.onChange, consent.given, () => false)
  const id = page.edition.tagManagerId
  if (id === null || !given) return null
  return (
    <Suspense>
      <PageViews route={route} id={id} />
    </Suspense>
  )
}
