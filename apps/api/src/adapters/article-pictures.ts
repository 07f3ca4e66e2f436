import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { atOnce } from './at-once.ts'
import { unavailable } from './publisher-transport.ts'
import { createSingleFlight } from './single-flight.ts'

/** Pictures of articles, from the publisher. */
export type ArticlePictures = {
  /** The bytes of a file, or null when there is none. Rejects with PUBLISHER_UNAVAILABLE when it cannot be asked. */
  read: (file: string) => Promise<Buffer | null>
}

/** A picture that comes late is better than one that is crossed out; the text does not wait for it. */
const totalMs = 15_000
const maxFileBytes = 2 * 1024 * 1024
/** Asked for at once, and in line behind them; Node would open a connection for each, whatever the publisher bears. */
const [mostAsked, mostWaiting] = [8, 64]
/** All kept files together. */
const maxKeptBytes = 32 * 1024 * 1024

/** Asks for each picture once and keeps it until others need the room; an address never gets another picture. */
export function createArticlePictures({ publisher }: Pick<Config, 'publisher'>): ArticlePictures {
  const share = createSingleFlight()
  const inTurn = atOnce(mostAsked, mostWaiting)
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length,
  })
  const fetched = async (file: string): Promise<Buffer | null> => {
    const { baseUrl, apiKey } = publisher.content
    const address = `${baseUrl.replace(/\/$/, '')}/content/v1/pictures/${encodeURIComponent(file)}`
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(totalMs),
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}` },
    })
    if (answer.status === 404) return null
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isUsable = answer.ok && bytes.length > 0 && bytes.length <= maxFileBytes
    if (!isUsable) throw new Error('no usable picture')
    kept.set(file, bytes)
    return bytes
  }
  return {
    read: async (file) =>
      kept.get(file) ??
      share(file, Number.POSITIVE_INFINITY, () =>
        inTurn(() => fetched(file)).catch((cause) => {
          throw unavailable(cause)
        }),
      ),
  }
}
