import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useAccount, useSession } from '../session/account.ts'
import { Frame } from './Frame.tsx'
import { Loading } from './Loading.tsx'

// Few visits bring a token, and it needs the code that calls the service.
const ArrivalCheck = lazy(async () => ({ default: (await import('./ArrivalCheck.tsx')).ArrivalCheck }))

/** Settles a token that stood in the address before anything else is shown. */
export function ArrivalGate({ children }: { children: ReactNode }) {
  const { arrival } = useAccount()
  const session = useSession()
  const arrived = useSyncExternalStore(arrival.subscribe, arrival.get)
  const isOwn = session.signedIn && session.token === arrived?.token
  if (!arrived || isOwn) return children
  return (
    <Frame layout="simple">
      <Suspense fallback={<Loading />}>
        <ArrivalCheck key={arrived.token} arrived={arrived} />
      </Suspense>
    </Frame>
  )
}
