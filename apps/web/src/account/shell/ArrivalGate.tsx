import { type HashToken, maskedEmail } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { type ReactNode, useEffect, useState } from 'react'
import { useAccount } from '../session/account.ts'
import { type Arrival, adoptArrival, declineArrival, tryArrival } from '../session/arrival.ts'
import { ArrivalQuestion } from './ArrivalQuestion.tsx'
import { Frame } from './Frame.tsx'
import { Loading } from './Loading.tsx'

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
      <ArrivalCheck arrival={arrival} onSettled={() => setOpen(true)} />
    </Frame>
  )
}

type ArrivalCheckProps = { arrival: HashToken; onSettled: () => void }

function ArrivalCheck({ arrival, onSettled }: ArrivalCheckProps) {
  const account = useAccount()
  const [tried, setTried] = useState<Arrival>()
  useEffect(() => {
    let current = true
    tryArrival(account, arrival).then((result) => current && setTried(result))
    return () => {
      current = false
    }
  }, [account, arrival])
  useEffect(() => {
    if (tried?.good === false) {
      account.notices.show({ type: 'error', message: sessionTexts.arrival.failed, displayTimeMs: 'stays' })
      onSettled()
    }
    if (tried?.good && !tried.anotherReader) adoptArrival(account, tried.token)
  }, [account, tried, onSettled])
  if (!tried?.good || !tried.anotherReader) return <Loading text={sessionTexts.arrival.checking} />
  return (
    <ArrivalQuestion
      email={maskedEmail(tried.email)}
      onSwitch={() => adoptArrival(account, tried.token)}
      onStay={() => {
        onSettled()
        declineArrival(account, tried.token)
      }}
    />
  )
}
