import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** A page as a server would send it: markup, style sheet, and the script that brings it to life. */
export type ServerRendered = { readonly html: string; readonly css: string; readonly script: string }

const root = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'testing')
const shared: InlineConfig = { configFile: false, logLevel: 'error', root, mode: 'production' }

/**
 * Builds `<name>.server.tsx` of the blocks' test pages, which exports `html`, and `<name>.browser.tsx`, which hydrates
 * it, the way the site does.
 */
export async function serverRendered(name: string): Promise<ServerRendered> {
  const [server] = await output({ ssr: join(root, `${name}.server.tsx`) })
  const files = await output({ rolldownOptions: { input: join(root, `${name}.browser.tsx`) } })
  const css = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('')
  const script = files.find((file) => file.type === 'chunk')?.code
  if (server?.type !== 'chunk' || script === undefined) throw new Error(`${name} was not built`)
  return { html: await run(server.code), css, script }
}

async function output(options: InlineConfig['build']) {
  const result = await build({ ...shared, ssr: { noExternal: true }, build: { ...options, write: false } })
  return (result as Rolldown.RolldownOutput).output // one build, not watching
}

/** The `html` a bundle exports. */
async function run(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-rendered-'))
  const file = join(folder, 'page.mjs')
  await writeFile(file, code)
  const { html } = (await import(pathToFileURL(file).href)) as { html: string } // the convention above
  await rm(folder, { recursive: true })
  return html
}
