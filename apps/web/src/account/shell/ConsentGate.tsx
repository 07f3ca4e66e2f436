import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '../session/account.ts'

// Few visits are asked: the first load does without it.
const ConsentQuestion = lazy(async () => ({
  default: (await import('@leserkonto/ui/ConsentQuestion')).ConsentQuestion,
}))

/** Shows the question about measuring while it is to be asked. */
export function ConsentGate() {
  const { consent, page } = useAccount()
  const asks = useSyncExternalStore(consent.onChange, consent.asks)
  if (!asks) return null
  return (
    <Suspense>
      <ConsentQuestion
        decision={consent.decision()}
        privacy={page.edition.links.privacy}
        onDecide={consent.decide}
      />
    </Suspense>
  )
}
