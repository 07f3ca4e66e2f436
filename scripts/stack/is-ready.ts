import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 60_000
const retryMs = 50

/** Resolves with true when the address answers below 300, with false when `stopping` fires; throws after a minute. */
export async function isReady(url: string, stopping: AbortSignal): Promise<boolean> {
  const patience = AbortSignal.timeout(patienceMs)
  while (!(await answers(url))) {
    if (stopping.aborted) return false
    if (patience.aborted) throw new Error(`${url} did not answer within ${patienceMs / 1_000} s.`)
    await wait(retryMs)
  }
  return true
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume()
      resolve((response.statusCode ?? 500) < 300)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}
