import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, readManifest } from '../manifest.ts'
import type { DrawnPages } from './drawn-edition.ts'

/** Files a page loads at once. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The files of the built web that a page needs, or the bundler's server instead. */
export type Assets =
  | {
      readonly kind: 'built'
      /** The entry's own script. */
      readonly entry: string
      /** Files of the entry and of the screen, if that has its own. */
      readonly filesFor: (screen: string) => PageFiles
      /** Markup of the sign-in page as a stranger's browser draws it, and of the frame of all others. */
      readonly drawn: DrawnPages
    }
  | { readonly kind: 'devServer'; readonly origin: string }

/** Source of the account's entry in apps/web, as its manifest names it. */
export const accountEntry = 'src/account/main.ts'
/** What the build has drawn, in its folder. */
export const drawnFile = 'drawn/pages.json'
/** The one style sheet of the area, as the manifest names it. */
const accountStyles = 'style.css'

/** Reads the manifest of the build once. Throws when the web has not been built. */
export function loadAssets(distDir: string): Assets {
  const manifest = readManifest(join(distDir, '.vite/manifest.json'))
  const entry = manifest[accountEntry]
  if (!entry) throw new Error(`${accountEntry} is not in the manifest of the web's build`)
  const screens = new Map(
    Object.entries(manifest).map(([source]) => [basename(source).replace(/Screen\.tsx$/, ''), source]),
  )
  return {
    kind: 'built',
    entry: `/${entry.file}`,
    filesFor: (screen) => ({
      scripts: filesOf(manifest, [accountEntry, screens.get(screen)]),
      styles: filesOf(manifest, [accountStyles]),
    }),
    drawn: JSON.parse(readFileSync(join(distDir, drawnFile), 'utf8')),
  }
}

/** The bundler's own server, for development. */
export const devServerAssets = (origin: string): Assets => ({ kind: 'devServer', origin })
