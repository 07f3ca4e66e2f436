import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Builds a source with JSX and style sheets into a module that Node can run, and imports it. */
export async function builtForNode(source: string): Promise<unknown> {
  // Inside the project, so that the built file finds React and Mantine.
  const folder = await mkdtemp(join(import.meta.dirname, '..', 'node_modules', '.bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { ssr: source, outDir: folder, rolldownOptions: { output: { entryFileNames: 'built.mjs' } } },
    })
    return await import(pathToFileURL(join(folder, 'built.mjs')).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}
