import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkOutRelease, whyNoRelease } from '../../scripts/checks/release.ts'
import { unlessDone } from '../../scripts/stack/fingerprint.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import type { Service } from '../../scripts/stack/services.ts'
import type { Settings } from '../../scripts/stack/settings.ts'

// The first commit with all operations, the newspapers and every screen: "none says that it is being built". Its database
// has the migrations 0001 and 0002.
const commit = 'f5d42dac'

/** How the scripts of a release start it. */
export type Release = {
  readonly readSettings: (given: NodeJS.ProcessEnv, dev: boolean) => Settings
  readonly servicesOf: (settings: Settings) => readonly Service[]
  /** Migrates and seeds. */
  readonly preparation: Service
}

/** Why the first release cannot be run here; undefined where it can. */
export const whyNoFirstRelease = (): string | undefined => whyNoRelease(commit)

// Node runs no TypeScript below a node_modules, where all else is kept from one run to the next.
const folder = join(tmpdir(), 'leserkonto-first-release')
const building = {
  reads: ['bench/upgrade/first-release.ts', 'scripts/checks/release.ts'],
  writes: folder,
  stamp: join(folder, 'stamp'),
}

/** The first release, with packages by its own lock file, client and pages by its own code; kept for the next run. */
export async function firstRelease(): Promise<Release> {
  await unlessDone(building, async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await checkOutRelease(commit, folder)
    await runNode(['--input-type=module', '-e', build], {}, folder)
    return true
  })
  return { ...(await scriptOf('settings')), ...(await scriptOf('services')) }
}

const addressOf = (name: string) => pathToFileURL(join(folder, `scripts/stack/${name}.ts`)).href

const build = `const { generateClient, buildWeb } = await import('${addressOf('build')}')
await generateClient()
await buildWeb()`

const scriptOf = (name: string): Promise<Release> => import(addressOf(name))
