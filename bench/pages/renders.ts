import { join } from 'node:path'
import { createClock } from '../../apps/api/src/adapters/clock.ts'
import { createPublisher } from '../../apps/api/src/adapters/publisher.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { viewOf } from '../../apps/api/src/http/portal/view-of.ts'
import {
  accountPage,
  loadAssets,
  loadPortal,
  type PortalRoute,
  portalPage,
} from '../../apps/web/src/server/render.ts'
import { servedEditions } from '../../packages/editions/src/index.ts'
import { median } from '../shift.ts'

const dist = join(import.meta.dirname, '../../apps/web/dist')
const warmUpMs = 2_000
const roundMs = 400
const rounds = 5

/** Documents a second of processor time, the median of five rounds once the code is compiled. */
function rate(render: () => unknown): number {
  const round = (lengthMs: number) => {
    const before = process.cpuUsage()
    const endMs = performance.now() + lengthMs
    let documents = 0
    for (; performance.now() < endMs; documents += 1) render()
    const { user, system } = process.cpuUsage(before)
    return documents / ((user + system) / 1e6)
  }
  round(warmUpMs)
  return median(Array.from({ length: rounds }, () => round(roundMs)))
}

const stranger = { may: async () => false, wishes: async () => undefined, wasAsked: () => false }

/** How fast the server writes each page from what the publisher has sent, nothing kept and nothing sent. */
export async function rendersPerSecond(publisherUrl: string, articleId: string) {
  const clock = createClock()
  const config = readConfig({ PUBLISHER_PORT: new URL(publisherUrl).port })
  const { publisher, close } = createPublisher(config, clock)
  const editions = servedEditions(config.editionUrls)
  const [edition] = editions
  if (!edition) throw new Error('There is no edition.')
  const view = (route: PortalRoute) =>
    viewOf(route, { publisher, edition, editions, cursor: undefined, reader: stranger })
  const overview = await view({ page: 'overview' })
  const article = await view({ page: 'article', id: articleId })
  close()
  const around = { edition, now: clock.now(), path: '/' }
  const [portal, assets] = [await loadPortal(dist), loadAssets(dist)]
  const login = {
    ...{ path: '/service/profil/loginRegister', edition, editions, nonce: 'x' },
    ...{ apiOrigin: '', development: false, mockHeader: false },
  }
  return {
    overview: rate(() => portalPage(overview, around, portal)),
    article: rate(() => portalPage(article, around, portal)),
    login: rate(() => accountPage(login, assets)),
  }
}
