import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalSurroundings, PortalView } from '../portal/view.ts'
import { filesOf, type Manifest } from './assets.ts'

/** The built portal: what renders its pages, and the files they load. */
export type Portal = {
  readonly render: (view: PortalView, surroundings: PortalSurroundings) => string
  /** Addresses of the script and of what it imports at once. */
  readonly scripts: readonly [string, ...string[]]
  /** Address of the one sheet of articles, and of that of all other pages. */
  readonly styles: { readonly article: string; readonly pages: string }
  /** Address of the headlines' font, which the style sheet would name too late. */
  readonly font: string | undefined
}

/** Source of the portal's script, as the manifest names it. */
const islandsEntry = 'src/portal/islands.ts'

/** Loads the portal's server part and its manifest. Rejects when the web has not been built. */
export async function loadPortal(distDir: string): Promise<Portal> {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDir, '.vite/portal-manifest.json'), 'utf8'))
  const server: Pick<Portal, 'render'> & { renderPortal: Portal['render'] } = await import(
    pathToFileURL(resolve(distDir, 'portal-server/render-portal.js')).href
  )
  const script = fileOf(manifest, islandsEntry)
  const imported = filesOf(manifest, [islandsEntry]).filter((file) => file !== script)
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))
  return {
    render: server.renderPortal,
    scripts: [script, ...imported],
    styles: { article: fileOf(manifest, 'article.css'), pages: fileOf(manifest, 'pages.css') },
    font: font && `/${font.file}`,
  }
}

function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`${source} is not in the manifest of the portal's build`)
  return `/${file}`
}
