// The API's process with routes to compare with; started by bench/requests.ts.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicPage } from '../../apps/api/src/adapters/kept-pages.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { loadWeb } from '../../apps/api/src/http/pages.ts'
import { portalAnswer, publicPage } from '../../apps/api/src/http/portal/portal-answer.ts'
import { sendPublic } from '../../apps/api/src/http/portal/send-public.ts'
import { portalOperations } from '../../apps/api/src/operations.ts'
import { openDatabase } from '../../apps/api/src/store/database/db.ts'
import { createDeps } from '../../apps/api/src/wiring.ts'
import { builtForNode } from '../built-for-node.ts'

// Before Mantine loads React: otherwise React's development build would be measured.
process.env.NODE_ENV = 'production'
type MantineOverview = (articles: readonly object[], now: Date) => string

const config = readConfig()
// A copy, because the page is added to the web's files.
const dist = mkdtempSync(join(config.dataDir, 'web-'))
cpSync(config.web.dist, dist, { recursive: true })
const own = { ...config, web: { ...config.web, dist } }
const { deps } = await createDeps(own, await openDatabase(own.database))
const web = loadWeb(own.web)
const app = buildApp(deps, { logger: { level: own.logLevel }, web })

const [edition] = deps.editions
if (!edition) throw new Error('There is no edition.')
const source = join(import.meta.dirname, '../../packages/teasers/src/testing/mantine-overview.tsx')
const { mantineOverview } = (await builtForNode(source)) as { mantineOverview: MantineOverview } // just built
const articles = (await deps.publisher.front(edition.shortcut))?.blocks.flatMap((block) => block.articles)

const sent = { lifetime: { browserS: 0, sharedS: 0 }, edge: undefined }
const renderer = { ...web, operations: portalOperations, origins: {} }
const nothingKept = { ...deps, keptPages: { ...deps.keptPages, get: renderAgain } }
app.get('/bench/rendered', async (request, reply) => {
  const found = { area: 'portal', route: { page: 'overview' }, path: request.url } as const
  const { page } = await portalAnswer({ found, edition, request }, renderer, nothingKept)
  return sendPublic(request, reply, { page, ...sent })
})
app.get('/bench/mantine', async (request, reply) => {
  const html = mantineOverview(articles ?? [], deps.clock.now())
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const page = publicPage(html, { status: 200, audience: 'everybody', headers, keys: [] })
  return sendPublic(request, reply, { page, ...sent })
})
app.get('/bench/processor', async () => process.cpuUsage())

const page = async (encoding: string) =>
  (
    await app.inject({
      url: '/overview',
      headers: { 'accept-encoding': encoding, host: new URL(edition.ownUrl).host },
    })
  ).rawPayload
writeFileSync(join(dist, 'assets/overview.html'), await page('identity'))
writeFileSync(join(dist, 'assets/overview.html.br'), await page('br'))
await app.listen({ host: own.host, port: own.port })

function renderAgain(_key: string, make: () => Promise<PublicPage>): Promise<PublicPage> {
  return make()
}
