import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { policyHash } from '../html.ts'
import { type Manifest, readManifest } from '../manifest.ts'
import type { PageName, PortalSurroundings, PortalView } from './view.ts'

/** The built portal: the function that renders its pages, and the files they load. */
export type Portal = {
  readonly render: (view: PortalView, surroundings: PortalSurroundings) => string
  /** Address of the script. */
  readonly script: string
  /** Script of the bundler's server that loads the page again when it changes; only while somebody develops. */
  readonly reloader?: string
  /** The style sheet of a page with this body; without a body, all that pages of its kind may need. */
  readonly sheetFor: (page: PageName, body?: string) => Sheet
}

/** Text of a page's style element, and its hash for the content security policy. */
export type Sheet = { readonly text: string; readonly hash: string }

/** Source of the portal's script, as the manifest names it. */
export const islandsEntry = 'src/portal/islands.ts'
/** Path of the portal's manifest in the build's folder. */
export const portalManifest = '.vite/portal-manifest.json'

/** Reads the portal's manifest and finds its renderer. Throws when the web has not been built. */
export function loadPortal(distDir: string, devServer?: string): Portal {
  const manifest = readManifest(join(distDir, portalManifest))
  const require = createRequire(import.meta.url)
  const renderer = require.resolve(resolve(distDir, 'portal-server/render-portal.js'))
  // Loaded at the first page, so that a process that shows none saves the memory of React.
  const loaded = (): { renderPortal: Portal['render'] } => require(renderer)
  const sheets = loadSheets(join(distDir, 'sheets'))
  return {
    render: (view, surroundings) => loaded().renderPortal(view, surroundings),
    script: scriptOf(manifest),
    ...(devServer && { reloader: `${devServer}/@vite/client` }),
    sheetFor: (page, body) =>
      body === undefined ? sheets[page].whole : sheetOf(shownIn(body, sheets[page])),
  }
}

/** A page's rules for any markup, and those that belong to the classes of a module. */
type SheetParts = {
  readonly base: string
  readonly parts: readonly { readonly names: readonly string[]; readonly css: string }[]
}

/** Each file is named after its page's component. */
function loadSheets(folder: string): Readonly<Record<PageName, SheetParts & { whole: Sheet }>> {
  const sheet = (name: string) => {
    const { base, parts }: SheetParts = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    return { base, parts, whole: sheetOf(base + parts.map(({ css }) => css).join('')) }
  }
  return {
    overview: sheet('OverviewPage'),
    section: sheet('SectionPage'),
    article: sheet('ArticlePage'),
    advert: sheet('AdvertPage'),
    author: sheet('AuthorPage'),
    search: sheet('SearchPage'),
    myNews: sheet('MyNewsPage'),
    premium: sheet('PremiumPage'),
    editions: sheet('EditionsPage'),
    help: sheet('HelpPage'),
    legal: sheet('LegalPage'),
    declaration: sheet('DeclarationPage'),
    declared: sheet('DeclaredPage'),
    dataRequest: sheet('DataRequestPage'),
    dataSent: sheet('DataSentPage'),
    heldData: sheet('HeldDataPage'),
    message: sheet('MessagePage'),
  }
}

/** What a page needs of its sheet: the parts whose classes its markup has. */
function shownIn(body: string, { base, parts }: SheetParts): string {
  const names = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')))
  return base + parts.flatMap((part) => (part.names.some((name) => names.has(name)) ? part.css : [])).join('')
}

function scriptOf(manifest: Manifest): string {
  const file = manifest[islandsEntry]?.file
  if (!file) throw new Error(`${islandsEntry} is not in the manifest of the portal's build`)
  return `/${file}`
}

/** The text with its hash. */
export const sheetOf = (text: string): Sheet => ({ text, hash: policyHash(text) })
