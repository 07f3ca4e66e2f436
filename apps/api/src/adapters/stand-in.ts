import type { Config } from '../config.ts'
import { createExchanges } from './http-exchange.ts'
import { totalMs, unavailable } from './publisher-transport.ts'

/** The publisher's stand-in, as far as tests steer it. */
export type StandIn = {
  /** Moves its clock by so many seconds, or puts its data back; in the data set that the test header names. */
  tell: (what: { advance: number } | 'reset', scenario: string | undefined) => Promise<void>
  close: () => void
}

/**
 * What answers at the publisher's address. Rejects with PUBLISHER_UNAVAILABLE when nothing does; a publisher that is no
 * stand-in answers 404, and has a clock and data of its own.
 */
export function createStandIn({ publisher: { crm } }: Pick<Config, 'publisher'>): StandIn {
  const exchanges = createExchanges()
  return {
    tell: async (what, scenario) => {
      const body = what === 'reset' ? undefined : JSON.stringify(what)
      const { status } = await exchanges
        .send({
          method: 'POST',
          origin: new URL(crm.baseUrl),
          path: body ? '/__mock/clock' : '/__mock/reset',
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            ...(scenario && { 'x-mock-scenario': scenario }),
          },
          body,
          totalMs,
        })
        .catch((cause) => {
          throw unavailable(cause)
        })
      if (status >= 400 && status !== 404) throw unavailable(status)
    },
    close: exchanges.close,
  }
}
