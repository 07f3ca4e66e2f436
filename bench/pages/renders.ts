import { join } from 'node:path'
import { accountPage, loadAssets, loadPortal, portalPage } from '@leserkonto/pages'
import { accountRouteAt } from '@leserkonto/pages/route-table'
import { portalViews } from '../../scripts/checks/portal-views.ts'
import { median } from '../shift.ts'

const dist = join(import.meta.dirname, '../../dist')
const warmUpMs = 2_000
const roundMs = 400
const rounds = 5

/** Documents per second of processor time: the median of five rounds after the code is compiled. */
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

/** How fast the server renders each page from the publisher's data, without caches and network. */
export async function rendersPerSecond(publisherUrl: string, articleId: string) {
  const { edition, editions, overview, article, now } = await portalViews(publisherUrl, articleId)
  const around = {
    edition,
    now,
    path: '/',
    editions,
    isSignedIn: false,
    notice: undefined,
    passkeys: 'here' as const,
    shares: { sheet: 100, passkey: 100 },
  }
  const [portal, assets] = [loadPortal(dist), loadAssets(dist)]
  const login = {
    route: accountRouteAt('/service/profil/loginRegister'),
    path: '/service/profil/loginRegister',
    edition,
    editions,
    nonce: 'x',
    apiOrigin: '',
    passkeys: 'elsewhere' as const,
    shares: { sheet: 100, passkey: 100 } as const,
    development: false,
    mockHeader: false,
  }
  return {
    overview: rate(() => portalPage(overview, around, portal)),
    article: rate(() => portalPage(article, around, portal)),
    login: rate(() => accountPage(login, assets)),
  }
}
