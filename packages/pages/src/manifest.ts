import { readFileSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
/** What the bundler says about its files, by source. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Reads the manifest of a build. Throws if there was no build. */
export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

/** The files that the given sources always load, each once. */
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
