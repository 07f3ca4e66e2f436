import { servedEditions } from '@leserkonto/editions'
import type { PortalRoute } from '@leserkonto/pages'
import { createClock } from '../../apps/api/src/adapters/clock.ts'
import { createPublisher } from '../../apps/api/src/adapters/publisher.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { viewOf } from '../../apps/api/src/portal/pages/show-page.ts'

const stranger = {
  wall: async () => ({ state: 'stranger' }) as const,
  reading: async () => ({ by: null, wall: { state: 'stranger' }, meter: null }) as const,
  wishes: async () => undefined,
  self: async () => undefined,
  wasAsked: () => false,
}

/** The views of the overview and an article of the first edition, and of all fronts, without a session, from a running stand-in. */
export async function portalViews(publisherUrl: string, articleId: string) {
  const clock = createClock()
  const config = readConfig({ PUBLISHER_PORT: new URL(publisherUrl).port })
  const { publisher, close } = createPublisher(config, clock)
  const editions = servedEditions(config.editionUrls, config.editions)
  const [edition] = editions
  if (!edition) throw new Error('There is no edition.')
  const view = (route: PortalRoute, of = edition) =>
    viewOf(route, { publisher, edition: of, editions, cursor: undefined, isRead: true, reader: stranger })
  const newspapers = editions.filter(({ isSignOn }) => !isSignOn)
  const fronts = await Promise.all(
    newspapers.map(async (of) => ({ edition: of, view: await view({ page: 'overview' }, of) })),
  )
  const article = await view({ page: 'article', id: articleId })
  close()
  const [front] = fronts
  if (!front) throw new Error('There is no newspaper.')
  return { edition, editions, overview: front.view, fronts, article, now: clock.now() }
}
