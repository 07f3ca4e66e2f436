import { type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react'
import { useAccount } from '../../session/account.ts'
import { Frame } from '../frame/Frame.tsx'
import { Loading } from '../Loading.tsx'
import { lazyPart } from '../lazy-part.ts'

// Few visits come with a token, and this needs the code that calls the service.
const ArrivalCheck = lazyPart(async () => (await import('./ArrivalCheck.tsx')).ArrivalCheck)

/** Settles a token from the address before anything else is shown. */
export function ArrivalGate({ children }: { children: ReactNode }) {
  const { arrival, session } = useAccount()
  const arrived = useSyncExternalStore(arrival.subscribe, arrival.get, () => undefined)
  // Decided when the token arrives: signing in with it reloads the page, and until then nothing should change.
  const isOwn = useMemo(() => {
    const running = session.get()
    return running.signedIn && running.token === arrived?.token
  }, [arrived, session])
  if (!arrived || isOwn) return children
  return (
    <Frame layout="simple">
      <Suspense fallback={<Loading />}>
        <ArrivalCheck key={arrived.token} arrived={arrived} />
      </Suspense>
    </Frame>
  )
}
