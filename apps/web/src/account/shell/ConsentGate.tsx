import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '../session/account.ts'

// Few visits are asked: the first load does without it.
const ConsentLayer = lazy(async () => ({ default: (await import('./ConsentLayer.tsx')).ConsentLayer }))

/** Shows the question about measuring while it is to be asked. */
export function ConsentGate() {
  const { consent, page } = useAccount()
  const asks = useSyncExternalStore(consent.onChange, consent.asks)
  if (!asks) return null
  return (
    <Suspense>
      <ConsentLayer
        decision={consent.decision()}
        privacy={page.edition.links.privacy}
        onDecide={consent.decide}
      />
    </Suspense>
  )
}
