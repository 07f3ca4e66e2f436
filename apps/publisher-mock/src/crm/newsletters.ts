import type { NewsletterCatalogue } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { newsletterGroups, newsletters as offered } from '../data/newsletters.ts'
import { knownEdition } from '../editions.ts'
import type { World } from '../world.ts'

/** The catalogue behind the reader's newsletter page. */
export const newsletters = (app: FastifyInstance, world: World) => {
  app.get<{ Querystring: { edition?: string } }>('/newsletters', (request): NewsletterCatalogue => {
    const { shortcut } = knownEdition(world, request.query.edition)
    const lists = offered.filter((list) => list.origin === shortcut)
    const groups = newsletterGroups.map((group) => ({
      ...group,
      newsletters: lists.filter((list) => list.group_slug === group.slug).map((list) => list.id),
    }))
    return { newsletters: lists, groups: groups.filter((group) => group.newsletters.length > 0) }
  })
}
