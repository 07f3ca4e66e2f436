// The API's process with routes to compare with; started by bench/requests.ts.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { loadWeb } from '../../apps/api/src/http/pages.ts'
import { type PortalAnswer, portalAnswer } from '../../apps/api/src/http/portal/portal-answer.ts'
import { sendPortalPage } from '../../apps/api/src/http/portal/send-portal-page.ts'
import { openDatabase } from '../../apps/api/src/store/db.ts'
import { portalStories } from '../../apps/api/src/stories.ts'
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

app.get('/bench/rendered', async (request, reply) => {
  const found = { area: 'portal', route: { page: 'overview' }, path: request.url } as const
  const answer = await portalAnswer({ found, edition, request }, { ...web, ...portalStories }, deps)
  return sendPortalPage(request, reply, answer, {})
})
app.get('/bench/mantine', async (request, reply) => {
  const html = mantineOverview(articles ?? [], deps.clock.now())
  const answer: PortalAnswer = {
    html,
    styleHashes: [],
    measures: false,
    status: 200,
    personal: false,
  }
  return sendPortalPage(request, reply, answer, {})
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
