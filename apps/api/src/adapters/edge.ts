import type { Config } from '../config.ts'
import { createExchanges } from './http-exchange.ts'

/** A cache in front of the service. */
export type Edge = {
  /** Makes it forget the pages of any of these keys. Rejects when it does not say that it has. */
  purge: (keys: readonly string[]) => Promise<void>
  close: () => void
}

const totalMs = 3_000

/** The configured cache; undefined where there is none. */
export function createEdge({ edgePurgeUrl }: Pick<Config, 'edgePurgeUrl'>): Edge | undefined {
  if (edgePurgeUrl === undefined) return undefined
  const origin = new URL(edgePurgeUrl)
  const exchanges = createExchanges()
  return {
    purge: async (keys) => {
      const headers = { 'surrogate-key': keys.join(' ') }
      const path = origin.pathname + origin.search
      const { status } = await exchanges.send({ method: 'POST', origin, path, headers, totalMs })
      if (status < 200 || status > 299)
        throw Object.assign(new Error('the cache in front did not forget'), { code: `PURGE_${status}` })
    },
    close: exchanges.close,
  }
}
