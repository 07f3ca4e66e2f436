import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { PortalSurroundings, PortalView } from '../portal/view.ts'
import type { Manifest } from './assets.ts'
import { policyHash } from './html.ts'

/** The built portal: what renders its pages, and the files they load. */
export type Portal = {
  readonly render: (view: PortalView, surroundings: PortalSurroundings) => string
  /** Address of the script. */
  readonly script: string
  /** The one sheet of articles, and that of all other pages. */
  readonly styles: { readonly article: Sheet; readonly pages: Sheet }
}

/** What stands in a page's style element, and the hash its policy names. */
export type Sheet = { readonly text: string; readonly hash: string }

/** Source of the portal's script, as the manifest names it. */
const islandsEntry = 'src/portal/islands.ts'

/** Reads the portal's manifest and finds its renderer. Throws when the web has not been built. */
export function loadPortal(distDir: string): Portal {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDir, '.vite/portal-manifest.json'), 'utf8'))
  const require = createRequire(import.meta.url)
  const renderer = require.resolve(resolve(distDir, 'portal-server/render-portal.js'))
  // A process that shows no portal page does without React.
  const loaded = (): { renderPortal: Portal['render'] } => require(renderer)
  // Without the mark that the bundler leaves at the end.
  const sheet = (name: string) =>
    sheetOf(readFileSync(join(distDir, 'sheets', name), 'utf8').replace(/\/\*[^*]*\*\/\n?$/, ''))
  return {
    render: (view, surroundings) => loaded().renderPortal(view, surroundings),
    script: scriptOf(manifest),
    styles: { article: sheet('article.css'), pages: sheet('pages.css') },
  }
}

function scriptOf(manifest: Manifest): string {
  const file = manifest[islandsEntry]?.file
  if (!file) throw new Error(`${islandsEntry} is not in the manifest of the portal's build`)
  return `/${file}`
}

/** The text with its hash. */
export const sheetOf = (text: string): Sheet => ({ text, hash: policyHash(text) })
