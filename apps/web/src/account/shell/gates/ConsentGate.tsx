import { Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '../../session/account.ts'
import { lazyPart } from '../lazy-part.ts'

// Few visits are asked, so the first load does not contain it. Without its code nothing is asked, and nothing measured.
const ConsentQuestion = lazyPart(
  async () => (await import('@leserkonto/ui/ConsentQuestion')).ConsentQuestion,
  () => null,
)

/** Shows the question about measuring while it is open. */
export function ConsentGate() {
  const { consent, page } = useAccount()
  const asks = useSyncExternalStore(consent.onChange, consent.asks, () => false)
  if (!asks) return null
  return (
    <Suspense>
      <ConsentQuestion
        measures={page.edition.tagManagerId !== null}
        decision={consent.decision()}
        privacy={page.edition.links.privacy}
        onDecide={consent.decide}
      />
    </Suspense>
  )
}
