import { join } from 'node:path'
import { accountPage, loadAssets, loadPortal, portalPage } from '../../apps/web/src/server/render.ts'
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

/** How fast the server writes each page from what the publisher sends, nothing kept and nothing sent. */
export async function rendersPerSecond(publisher: string, articleId: string) {
  const content = async (path: string) => (await fetch(`${publisher}/content/v1/${path}`)).json()
  const [edition] = servedEditions({})
  if (!edition) throw new Error('There is no edition.')
  const around = { edition, now: new Date(), path: '/' }
  const [portal, assets] = [await loadPortal(dist), loadAssets(dist)]
  const front = await content(`front/${edition.shortcut}`)
  const { body, ...article } = await content(`articles/${articleId}`)
  const related = front.blocks[1].articles
  const login = {
    ...{ path: '/service/profil/loginRegister', edition, editions: [edition], nonce: 'x' },
    ...{ apiOrigin: '', development: false, mockHeader: false },
  }
  return {
    overview: rate(() => portalPage({ page: 'overview', front }, around, portal)),
    article: rate(() => portalPage({ page: 'article', article, body, related }, around, portal)),
    login: rate(() => accountPage(login, assets)),
  }
}
