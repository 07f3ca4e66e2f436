import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAccount } from '../session/account.ts'
import { Frame } from './Frame.tsx'
import { Loading } from './Loading.tsx'

// Few visits bring a token, and it needs the code that calls the service.
const ArrivalCheck = lazy(async () => ({ default: (await import('./ArrivalCheck.tsx')).ArrivalCheck }))

/** Settles a token that stood in the address before anything else is shown. */
export function ArrivalGate({ children }: { children: ReactNode }) {
  const { arrival, session } = useAccount()
  const [open, setOpen] = useState(() => {
    const state = session.get()
    return !arrival || (state.signedIn && state.token === arrival.token)
  })
  if (open || !arrival) return children
  return (
    <Frame layout="simple">
      <Suspense fallback={<Loading />}>
        <ArrivalCheck arrival={arrival} onSettled={() => setOpen(true)} />
      </Suspense>
    </Frame>
  )
}
