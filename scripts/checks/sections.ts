import { spawnSync } from 'node:child_process'
import { buildWeb } from '../stack/build.ts'
import { freePort } from '../stack/ports.ts'
import { findChromium } from './chromium.ts'
import { notRun, type Outcome } from './outcome.ts'
import { runPlaywright } from './playwright-config.ts'
import { withPostgres } from './postgres.ts'
import { runBuildChecks, runStaticChecks } from './static-checks.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { runVitest } from './vitest-project.ts'

const sections: Readonly<Record<string, () => Promise<readonly Outcome[]>>> = {
  static: async () => [await runStaticChecks()],
  unit: async () => [await runVitest('unit', 'unit*')],
  api: async () => [await runVitest('api-pglite'), await apiOnPostgres()],
  build: async () => {
    await buildWeb()
    return [await runBuildChecks()]
  },
  blocks: async () => [
    await runPlaywright('blocks', 'e2e/playwright.blocks.config.ts', { CHROMIUM_PATH: await findChromium() }),
  ],
  e2e: async () => {
    await buildWeb()
    return [await runVitest('processes'), await journeys()]
  },
  compose: async () => [
    hasDocker() ? await runVitest('compose') : notRun('compose', 'there is no Docker here'),
  ],
}

/** What `--only=` takes, in the order in which `npm test` runs it. */
export const sectionNames: readonly string[] = Object.keys(sections)

/** Runs one section; a runner that cannot be started counts as a failure. */
export async function runSection(name: string): Promise<readonly Outcome[]> {
  console.log(`\n── ${name} ──`)
  try {
    return (await sections[name]?.()) ?? []
  } catch (cause) {
    console.error(cause)
    return [{ name, passed: 0, failed: 1, skipped: 0, note: 'could not be run' }]
  }
}

const hasDocker = () => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

const apiOnPostgres = () =>
  withPostgres((url) =>
    url
      ? runVitest('api-postgres', 'api-postgres', { TEST_DATABASE_URL: url })
      : Promise.resolve(notRun('PostgreSQL', 'no server, no server programs, and no right to install them')),
  )

/** In a browser, against the stack of `npm start` with its own data and ports. */
const journeys = () =>
  withTemporaryFolder(async (folder) => {
    const [PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT] = await Promise.all(
      Array.from({ length: 4 }, freePort),
    )
    const ports = { PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT }
    return runPlaywright('journeys', 'e2e/playwright.config.ts', {
      ...Object.fromEntries(Object.entries(ports).map(([variable, number]) => [variable, String(number)])),
      DATA_DIR: folder,
      CHROMIUM_PATH: await findChromium(),
    })
  })
