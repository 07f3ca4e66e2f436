import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, PortalStories } from '../../context.ts'
import { workOf } from '../../work.ts'
import { editionOfHost } from '../edition-of.ts'

/** Serves what programs read of an edition: its feed, its map, and where they are welcome. */
export function feeds(app: FastifyInstance, stories: PortalStories, deps: Deps): void {
  const route = (url: string, type: string, write: PortalStories['feed']) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=300')
          .send(await write(editionOfHost(deps, request), workOf(deps))),
    })

  route('/robots.txt', 'text/plain', stories.robots)
  route('/feed.xml', 'application/rss+xml', stories.feed)
  route('/sitemap.xml', 'application/xml', stories.sitemap)
}
