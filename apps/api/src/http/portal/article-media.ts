import { Readable } from 'node:stream'
import { Problem } from '@leserkonto/contracts'
import { mediaTypes } from '@leserkonto/publisher-wire/content'
import { isKeyOf } from '@leserkonto/rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context.ts'
import type { RequestCounter } from '../count-requests.ts'
import { addressOf, networksOf } from '../network.ts'

const kept = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Films, recordings and subtitles, at the addresses the articles name. Players ask for ranges; each is answered up to the end of
 * its part, and the player asks on. Names that come to nothing count as those of pictures do.
 */
export function articleMedia(
  app: FastifyInstance,
  requests: Pick<RequestCounter, 'again'>,
  { articleMedia: source, clock }: Pick<Deps, 'articleMedia' | 'clock'>,
): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/medien/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const takeBack = requests.again(networksOf(addressOf(request)), clock.now())
      const type = typeOf(name)
      const from = startOf(request.headers.range)
      const part = type && (await source.readPart(name, Math.floor((from ?? 0) / source.partBytes)))
      if (!type || !part) throw new Problem('NOT_FOUND')
      takeBack()
      reply.type(type).headers({ 'cache-control': kept, 'accept-ranges': 'bytes' })
      if (from === undefined) {
        reply.header('content-length', part.size)
        return reply.send(request.method === 'HEAD' ? '' : Readable.from(allOf(source, name)))
      }
      const bytes = rangeOf(part.bytes, from % source.partBytes, endOf(request.headers.range) - from)
      if (bytes.length === 0) return reply.code(416).header('content-range', `bytes */${part.size}`).send()
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${from + bytes.length - 1}/${part.size}`)
        .send(bytes)
    },
  })
}

function typeOf(name: string): string | undefined {
  const [, ending = ''] = /^[a-z0-9-]{1,80}\.([a-z0-9]{2,4})$/.exec(name) ?? []
  return isKeyOf(mediaTypes, ending) ? mediaTypes[ending] : undefined
}

/** A range from its beginning; any other form is answered with the whole. Source: RFC 9110 §14.2. */
const range = /^bytes=(\d{1,12})-(\d{0,12})$/

const startOf = (header: string | undefined) => {
  const [, from] = range.exec(header ?? '') ?? []
  return from === undefined ? undefined : Number(from)
}

const endOf = (header: string | undefined) => {
  const [, , to] = range.exec(header ?? '') ?? []
  return to ? Number(to) : Number.POSITIVE_INFINITY
}

/** From `start` on, `more` bytes after the first, or to the end of the part. */
const rangeOf = (bytes: Buffer, start: number, more: number) =>
  bytes.subarray(start, Math.max(start, Math.min(bytes.length, start + more + 1)))

/** All parts, each asked for when the browser has taken the one before. */
async function* allOf(source: Deps['articleMedia'], name: string) {
  for (let index = 0; ; index++) {
    const part = await source.readPart(name, index)
    if (!part) return
    yield part.bytes
    if ((index + 1) * source.partBytes >= part.size) return
  }
}
