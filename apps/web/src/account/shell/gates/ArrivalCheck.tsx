import { type HashToken, maskedEmail } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import {
  type Arrival,
  adoptArrival,
  declineArrival,
  goOnSignedOn,
  tryArrival,
} from '../../session/arrival.ts'
import { Loading } from '../Loading.tsx'
import { ArrivalQuestion } from './ArrivalQuestion.tsx'

/** Tries the token; before switching to another reader's account it asks. */
export function ArrivalCheck({ arrived }: { arrived: HashToken }) {
  const account = useAccount()
  const [tried, setTried] = useState<Arrival>()
  useEffect(() => {
    let current = true
    tryArrival(account, arrived).then((result) => current && setTried(result))
    return () => {
      current = false
    }
  }, [account, arrived])
  useEffect(() => {
    if (tried?.good === false) {
      account.notices.show({ type: 'error', message: sessionTexts.arrival.failed, displayTimeMs: 'stays' })
      account.arrival.settle()
    }
    if (!tried?.good || tried.anotherReader) return
    if (tried.signOn) goOnSignedOn(account, tried.token)
    else adoptArrival(account, tried.token)
  }, [account, tried])
  if (!tried?.good || !tried.anotherReader) return <Loading text={sessionTexts.arrival.checking} />
  return (
    <ArrivalQuestion
      email={maskedEmail(tried.email)}
      onSwitch={() => adoptArrival(account, tried.token)}
      onStay={() => declineArrival(account, tried)}
    />
  )
}
