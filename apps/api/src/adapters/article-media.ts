import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { atOnce } from './at-once.ts'
import { unavailable } from './publisher-transport.ts'
import { createSingleFlight } from './single-flight.ts'

/** A part of a file, with the size of the whole. */
export type MediaPart = { bytes: Buffer; size: number }

/** Films, recordings and subtitles of articles, from the publisher. */
export type ArticleMedia = {
  /** Each part but the last has so many bytes. */
  partBytes: number
  /**
   * The part of that number, counted from 0; null where there is no such file or it ends before. Rejects with
   * PUBLISHER_UNAVAILABLE when it cannot be asked.
   */
  readPart: (file: string, index: number) => Promise<MediaPart | null>
}

const mediaPartBytes = 1024 * 1024
const totalMs = 15_000
/** A part is loaded whole and then sent, as a picture is: a slow reader holds no connection to the publisher. */
const [mostAsked, mostWaiting] = [4, 32]
const maxKeptBytes = 32 * 1024 * 1024

/** Asks for each part once and keeps it until others need the room; a name never gets another file. */
export function createArticleMedia({ publisher }: Pick<Config, 'publisher'>): ArticleMedia {
  const share = createSingleFlight()
  const inTurn = atOnce(mostAsked, mostWaiting)
  const kept = new LRUCache<string, MediaPart>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  const fetched = async (file: string, index: number): Promise<MediaPart | null> => {
    const { baseUrl, apiKey } = publisher.content
    const from = index * mediaPartBytes
    const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/content/v1/media/${encodeURIComponent(file)}`, {
      signal: AbortSignal.timeout(totalMs),
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}`, range: `bytes=${from}-${from + mediaPartBytes - 1}` },
    })
    if (answer.status === 404 || answer.status === 416) return null
    return partOf(answer, from)
  }
  return {
    partBytes: mediaPartBytes,
    readPart: async (file, index) => {
      const key = `${index} ${file}`
      const known = kept.get(key)
      if (known) return known
      const part = await share(key, Number.POSITIVE_INFINITY, () =>
        inTurn(() => fetched(file, index)).catch((cause) => {
          throw unavailable(cause)
        }),
      )
      if (part) kept.set(key, part)
      return part
    },
  }
}

/** A small file may come whole where a part was asked for. Source: docs/spec/publisher.md#films-and-recordings. */
async function partOf(answer: Response, from: number): Promise<MediaPart> {
  const bytes = await bytesOf(answer)
  if (answer.status === 200 && from === 0) return { bytes, size: bytes.length }
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
  const isAsked =
    answer.status === 206 &&
    Number(start) === from &&
    Number(end) + 1 === Math.min(from + mediaPartBytes, Number(size)) &&
    bytes.length === Number(end) + 1 - from
  if (!isAsked) throw new Error('no usable part')
  return { bytes, size: Number(size) }
}

/** No more than a part: who answers with a whole film is not read to its end. */
async function bytesOf({ ok, body }: Response): Promise<Buffer> {
  if (!ok || !body) throw new Error('no usable part')
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > mediaPartBytes) throw new Error('more than a part')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
