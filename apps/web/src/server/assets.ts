import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

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

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
/** What the bundler says of its files, by source. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Source of the account's entry, as the manifest names it. */
export const accountEntry = 'src/account/main.tsx'
/** The one style sheet of the area, as the manifest names it. */
const accountStyles = 'style.css'

/** Reads the manifest of the build once. Throws when the web has not been built. */
export function loadAssets(distDir: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))
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

/** The files that the given sources load without being asked, each once. */
export function filesOf(manifest: Manifest, sources: readonly (string | undefined)[]): string[] {
  const files = new Set<string>()
  const visit = (source: string | undefined) => {
    const chunk = source === undefined ? undefined : manifest[source]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}
