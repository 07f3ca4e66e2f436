import { Problem } from '@leserkonto/contracts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context.ts'
import type { RequestCounter } from '../count-requests.ts'
import { addressOf, networksOf } from '../network.ts'

/** What browsers say they can read, the smallest first. */
const formats = [
  { type: 'image/avif', ending: 'avif' },
  { type: 'image/webp', ending: 'webp' },
] as const

/**
 * Pictures of articles, at the addresses the articles name: the newest format the browser reads, from the source and
 * kept for a while. Names that come to nothing count as unknown addresses do: for each the source is asked.
 */
export function articlePictures(
  app: FastifyInstance,
  requests: Pick<RequestCounter, 'again'>,
  { articlePictures: source, clock }: Pick<Deps, 'articlePictures' | 'clock'>,
): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/bilder/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const { accept = '' } = request.headers
      const takeBack = requests.again(networksOf(addressOf(request)), clock.now())
      const plain = /^([a-z0-9-]{1,80}-\d{2,4})\.jpg$/.exec(name)?.[1]
      const format = formats.find(({ type }) => accept.includes(type)) ?? {
        type: 'image/jpeg',
        ending: 'jpg',
      }
      const bytes = plain && (await source.read(`${plain}.${format.ending}`))
      if (!bytes) throw new Problem('NOT_FOUND')
      takeBack()
      return reply
        .type(format.type)
        .headers({ 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800', vary: 'Accept' })
        .send(bytes)
    },
  })
}
