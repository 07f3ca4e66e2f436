import { basename, join } from 'node:path'
import { filesOf, readManifest } from '../manifest.ts'

/** Files a page loads at once. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What the page needs of the built web, or the bundler's server in its place. */
export type Assets =
  | {
      readonly kind: 'built'
      /** The entry's own script. */
      readonly entry: string
      /** Files of the entry and, where it has a file of its own, of a screen. */
      readonly filesFor: (screen: string) => PageFiles
    }
  | { readonly kind: 'devServer'; readonly origin: string }

/** Source of the account's entry in apps/web, as its manifest names it. */
export const accountEntry = 'src/account/main.ts'
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
  }
}

/** The bundler's own server, for development. */
export const devServerAssets = (origin: string): Assets => ({ kind: 'devServer', origin })
