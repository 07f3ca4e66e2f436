import { type PasskeyPlace, passkeyLimits } from '@leserkonto/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SignIn } from '../../../session/begin-session.ts'
import { type Refusal, refusalOf } from './calls.ts'

const load = () => import('./list-passkeys.ts')

type Listed = {
  readonly place: PasskeyPlace
  /** How far down the page the reader was. */
  readonly top: number
  /** A code is being asked for, one way at a time, or the sheet is closing. */
  readonly pauses: boolean
}

/** The reader's passkeys in the list of the address field, while it stands there, as on the login page. */
export function usePasskeyList({ place, top, pauses }: Listed): { ended?: SignIn; refusal?: Refusal } {
  const [state, setState] = useState<{ ended?: SignIn; refusal?: Refusal }>({})
  const list = useEffectEvent(async (isThere: () => boolean) => {
    try {
      const { signInFromList } = await load()
      const ended = isThere() ? await signInFromList(place, top) : undefined
      if (ended) setState({ ended })
    } catch (error) {
      const refusal = refusalOf(error, 'session.passkeyLogin')
      // Nobody asked for the list, so that it fails silently; but not the key that was chosen in it.
      if (refusal.code) setState({ refusal })
    }
  })
  useEffect(() => {
    if (pauses || place === 'elsewhere' || !('PublicKeyCredential' in window)) return
    let stands = true
    const fill = () => void list(() => stands)
    fill()
    const renewal = setInterval(fill, passkeyLimits.renewListMs)
    return () => {
      stands = false
      clearInterval(renewal)
      void load().then(
        ({ stopCeremony }) => stopCeremony(),
        () => undefined,
      )
    }
  }, [pauses, place])
  return state
}
