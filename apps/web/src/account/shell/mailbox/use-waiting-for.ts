import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../session/account.ts'
import { askAwaited } from '../../session/awaited.ts'
import { waitingFor } from './waiting-for.ts'

/** Waits for what the mail of this mark confirms; without a mark it does not. */
export function useWaitingFor(mark: string | undefined, onConfirmed: () => void): void {
  const account = useAccount()
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (mark !== undefined)
      return waitingFor(
        () => askAwaited(account, mark),
        () => confirmed(),
      )
  }, [account, mark])
}
