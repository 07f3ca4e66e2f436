import { pageKeys } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, PortalOperations } from '../../context.ts'
import { workOf } from '../../work.ts'
import { editionOfHost } from '../edition-of.ts'
import { publicPage } from './portal-answer.ts'
import { sendPublic } from './send-public.ts'

const lifetime = { browserS: 300, sharedS: 300 }

/** Serves what programs read of an edition: its feed, its map, and where they are welcome. */
export function feeds(app: FastifyInstance, operations: PortalOperations, deps: Deps): void {
  const route = (url: string, type: string, write: PortalOperations['feed']) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const edition = editionOfHost(deps, request)
        const { shortcut } = edition
        const page = await deps.keptPages.get(`${shortcut} ${url}`, async () =>
          publicPage(await write(edition, workOf(deps)), {
            status: 200,
            audience: 'everybody',
            headers: { 'content-type': `${type}; charset=utf-8` },
            keys: [pageKeys.all, pageKeys.newest(shortcut)],
          }),
        )
        return sendPublic(request, reply, { page, lifetime, edge: deps.edge })
      },
    })

  route('/robots.txt', 'text/plain', operations.robots)
  route('/feed.xml', 'application/rss+xml', operations.feed)
  route('/sitemap.xml', 'application/xml', operations.sitemap)
}
