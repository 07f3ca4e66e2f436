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

/** Tries the token; one that this browser has not asked for is used only once its reader has said that it is theirs. */
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
    if (!tried?.good || tried.question) return
    if (tried.signOn) goOnSignedOn(account, tried.token)
    else adoptArrival(account, tried.token)
  }, [account, tried])
  if (!tried?.good || !tried.question) return <Loading text={sessionTexts.arrival.checking} />
  return (
    <ArrivalQuestion
      kind={tried.question}
      email={maskedEmail(tried.email)}
      onAccept={() => adoptArrival(account, tried.token)}
      onDecline={() => declineArrival(account, tried)}
    />
  )
}
