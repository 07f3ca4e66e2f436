import type { Config } from '../config.ts'
import { unavailable } from './publisher-transport.ts'

/** The publisher's stand-in, as far as tests steer it. */
export type StandIn = {
  /** Moves its clock by so many seconds, or puts its data back; in the data set that the test header names. */
  tell: (what: { advance: number } | 'reset', scenario: string | undefined) => Promise<void>
}

const patienceMs = 3_000

/**
 * What answers at the publisher's address. Rejects with PUBLISHER_UNAVAILABLE when nothing does; a publisher that is no
 * stand-in answers 404, and has a clock and data of its own.
 */
export function createStandIn({ publisher: { baseUrl } }: Pick<Config, 'publisher'>): StandIn {
  return {
    tell: async (what, scenario) => {
      const [path, body] = what === 'reset' ? ['reset', undefined] : ['clock', JSON.stringify(what)]
      const answer = await fetch(new URL(`/__mock/${path}`, baseUrl), {
        method: 'POST',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(scenario && { 'x-mock-scenario': scenario }),
        },
        ...(body && { body }),
        signal: AbortSignal.timeout(patienceMs),
      }).catch((cause) => {
        throw unavailable(cause)
      })
      if (answer.status >= 400 && answer.status !== 404) throw unavailable(answer.status)
    },
  }
}
