import { callPatienceMs } from '@leserkonto/rules'

/** What code that a press needs resolves to; rejects with a `TimeoutError` where it does not come in time. */
export function inTime<Part>(coming: Promise<Part>): Promise<Part> {
  const patience = AbortSignal.timeout(callPatienceMs)
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason))
  })
  return Promise.race([coming, late])
}
