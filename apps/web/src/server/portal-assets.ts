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
  readonly styles: readonly string[]
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
  const [script, ...imported] = filesOf(manifest, [islandsEntry])
  if (!script) throw new Error(`${islandsEntry} is not in the manifest of the portal's build`)
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))
  return {
    render: server.renderPortal,
    scripts: [script, ...imported],
    styles: filesOf(manifest, ['style.css']),
    font: font && `/${font.file}`,
  }
}
