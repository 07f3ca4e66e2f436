import { nowMs } from '@leserkonto/ui/browser/clock'
import { useSecondsUntil } from '@leserkonto/ui/hooks/use-seconds-until'
import { useState } from 'react'
import { failureOf } from '../session/failure.ts'

/**
 * Seconds until a mail can be asked for again: at `nextMs`, or when the service says that has `refused` a call. `watched`
 * looks at a call.
 */
export function useWait(nextMs: number) {
  const [refusedUntilMs, setRefusedUntilMs] = useState(0)
  const refused = (error: unknown) => setRefusedUntilMs(nowMs() + retryAfterMs(error))
  const watched = <Answer>(call: Promise<Answer>): Promise<Answer> =>
    call.catch((error: unknown) => {
      refused(error)
      throw error
    })
  return { waits: useSecondsUntil(Math.max(nextMs, refusedUntilMs)), refused, watched }
}

/** How long the service wants to be left alone; 0 if it does not say. */
function retryAfterMs(error: unknown): number {
  const seconds = failureOf(error).details?.retry_after_s
  return typeof seconds === 'number' ? seconds * 1_000 : 0
}
