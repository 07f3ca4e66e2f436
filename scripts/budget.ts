import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  accountPage,
  filesOf,
  islandsEntry,
  loadAssets,
  loadPortal,
  portalManifest,
  portalPage,
  readManifest,
} from '@leserkonto/pages'
import { accountRouteAt } from '@leserkonto/pages/route-table'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { documentWeight } from './checks/document-weight.ts'
import { portalViews } from './checks/portal-views.ts'

const dist = join(import.meta.dirname, '../dist')

// First load of a page, in brotli bytes; scripts are those that are loaded before the first interaction.
// Source: docs/spec/blocks.md#budgets; raising one needs a decision record.
const content = { script: 10_000, style: 8_000, markup: 10_000 }
/** A front has sixty articles instead of thirty. Source: docs/decisions/0009-portal-pages.md. */
const front = { ...content, markup: 11_000 }
const budgets = {
  '/service/profil/loginRegister': { script: 114_000, style: 9_300, markup: 4_500 },
  '/overview': front,
  // Our choice: the same for articles, though they have twice as many blocks.
  '/artikel/…': content,
  'live blog': content,
}

/** How many dates a front shows depends on the hour. */
const now = new Date('2026-11-20T12:00:00Z')

type Weight = Record<keyof typeof content, number>

/** Bytes of files as a browser with brotli receives them: they were compressed when they were built. */
const total = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.br`)).byteLength, 0)

async function weigh(html: string, scripts: readonly string[], styles: readonly string[]): Promise<Weight> {
  const { markup, style } = await documentWeight(html)
  return { script: total(scripts), style: style + total(styles), markup }
}

/** What waits for a press or a touch besides the islands, and what only a reader with a session loads. */
const notUnasked = /\/(sign-in|media)\/|\/(keep-bookmark|arrival-notice|keep-reader)\.ts$/
/** Of a live blog alone, which has no list that grows. */
const [ofLive, ofLists] = [/\/follow-live\.ts$/, /\/load-more\.ts$/]

/** The portal's script and what it loads unasked for a stranger, measuring included. */
function portalScripts(without = ofLive): string[] {
  const manifest = readManifest(join(dist, portalManifest))
  const unasked =
    manifest[islandsEntry]?.dynamicImports?.filter(
      (source) => /\.ts$/.test(source) && !notUnasked.test(source) && !without.test(source),
    ) ?? []
  return filesOf(manifest, [islandsEntry, ...unasked])
}

/** The weights of the pages, with articles of the publisher's stand-in. */
async function weights(): Promise<Record<keyof typeof budgets, Weight>> {
  const publisher = buildPublisher({ apiKey: 'dev-crm-key', mockControl: false, now: () => now })
  const url = await publisher.listen({ host: '127.0.0.1', port: 0 })
  const { edition, editions, overview, fronts, article } = await portalViews(url, 'az-bildergalerie-herbst')
  const live = (await portalViews(url, 'az-landtag-live')).article
  await publisher.close()
  const [assets, portal] = [loadAssets(dist), loadPortal(dist)]
  if (assets.kind !== 'built') throw new Error('The budget is measured on the production build.')
  const path = '/service/profil/loginRegister'
  const asked = { route: accountRouteAt(path), path, edition, editions, nonce: 'x'.repeat(24), apiOrigin: '' }
  const login = accountPage(
    {
      ...asked,
      passkeys: 'here',
      shares: { sheet: 100, passkey: 100 },
      development: false,
      mockHeader: false,
    },
    assets,
  )
  const { scripts, styles } = assets.filesFor('LoginRegister')
  const around = {
    editions,
    now,
    path: '/',
    isSignedIn: false,
    notice: undefined,
    passkeys: 'here' as const,
    shares: { sheet: 100, passkey: 100 },
  }
  const html = (view: typeof overview, of = edition) =>
    portalPage(view, { ...around, edition: of }, portal).html
  for (const front of fronts) countElements(front.edition.name, html(front.view, front.edition))
  return {
    [path]: await weigh(login.html, scripts, styles),
    '/overview': await weigh(html(overview), portalScripts(), []),
    '/artikel/…': await weigh(html(article), portalScripts(), []),
    'live blog': await weigh(html(live), portalScripts(ofLists), []),
  }
}

/** What portals of others load, and the service worker. Source: docs/spec/blocks.md#budgets. */
const ownScripts = [
  { file: 'leserkonto.js', max: 4_000 },
  { file: 'push-worker.js', max: 4_000 },
]

/** A front has at most 720 elements. Source: docs/spec/blocks.md#budgets. */
function countElements(name: string, page: string): void {
  // What is in a template is no element of the page.
  const markup = page.replace(/(<(script|style|template)[^>]*>).*?<\/\2>/gs, '$1')
  const count = markup.match(/<[a-z]/g)?.length ?? 0
  console.log(`front of ${name}  ${count} of 720 elements  ${count > 720 ? 'OVER BUDGET' : 'ok'}`)
  if (count > 720) process.exitCode = 1
}

const measured = await weights()
for (const [path, budget] of Object.entries(budgets) as [keyof typeof budgets, Weight][]) // its own keys
  for (const kind of ['script', 'style', 'markup'] as const) {
    const [bytes, max] = [measured[path][kind], budget[kind]]
    const verdict = bytes > max ? 'OVER BUDGET' : 'ok'
    console.log(`${path}  ${kind} ${(bytes / 1000).toFixed(1)} kB of ${max / 1000} kB brotli  ${verdict}`)
    if (bytes > max) process.exitCode = 1
  }

for (const { file, max } of ownScripts) {
  // The build compresses no file so small that it gains nothing.
  const isCompressed = existsSync(join(dist, `${file}.br`))
  const bytes = isCompressed ? total([`/${file}`]) : readFileSync(join(dist, file)).byteLength
  const verdict = bytes > max ? 'OVER BUDGET' : 'ok'
  console.log(`/${file}  ${(bytes / 1000).toFixed(1)} kB of ${max / 1000} kB brotli  ${verdict}`)
  if (bytes > max) process.exitCode = 1
}
