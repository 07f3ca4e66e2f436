import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import former from '../../prisma/former-release.json' with { type: 'json' }
import { buildWeb } from '../stack/build.ts'
import { freePort } from '../stack/ports.ts'
import { browserSpecs, findChange } from './changed.ts'
import { findTestChromium } from './chromium.ts'
import { notRun, type Outcome } from './outcome.ts'
import { runPlaywright } from './playwright-config.ts'
import { installedPrograms, whyNoPostgres, withPostgres } from './postgres.ts'
import { whyNoRelease } from './release.ts'
import { runBuildChecks, runStaticChecks } from './static-checks.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { runRelated, runVitest } from './vitest-project.ts'

/** Runs tests; `show` is false for a section whose output waits until its end, since another one is printing. */
type Section = (show: boolean) => Promise<readonly Outcome[]>

const sections: Readonly<Record<string, Section>> = {
  static: async () => [await runStaticChecks()],
  unit: async (show) => [await runVitest('unit', 'unit*', { show })],
  // At the same time: what one database waits for leaves the cores to the other.
  api: (show) => Promise.all([runVitest('api-pglite', 'api-pglite', { show }), apiOnPostgres(show)]),
  build: async () => {
    await buildWeb()
    return [await runBuildChecks()]
  },
  blocks: async () => [await blocks()],
  processes: async (show) => {
    await buildWeb()
    // What some of them need is looked for, and not installed, by their files.
    await installedPrograms()
    const missing = [
      ['the former release on the new schema', whyNoRelease(former.commit)],
      ['kills of two processes on one database', whyNoPostgres()],
    ] as const
    const processes = await runVitest('processes', 'processes', { show })
    return [processes, ...missing.flatMap(([name, why]) => (why ? [notRun(name, why)] : []))]
  },
  e2e: async () => {
    await buildWeb()
    return [await journeys()]
  },
  firefox: async () => {
    if (!existsSync('/usr/bin/firefox-esr'))
      return [notRun('firefox', 'there is no Firefox ESR of Debian here')]
    await buildWeb()
    return [await onOwnStack('firefox', 'e2e/playwright.firefox.config.ts')]
  },
  catalogue: async () => [
    await runPlaywright('catalogue', 'e2e/playwright.catalogue.config.ts', {
      CHROMIUM_PATH: await findTestChromium(),
    }),
  ],
  package: async () => {
    // The clients call the service, which does not start without its pages.
    await buildWeb()
    const chromium = await findTestChromium()
    return [await runPlaywright('package', 'e2e/playwright.package.config.ts', { CHROMIUM_PATH: chromium })]
  },
  compose: async () => [
    hasDocker() ? await runVitest('compose') : notRun('compose', 'there is no Docker here'),
  ],
  scale: async () => [hasDocker() ? await runVitest('scale') : notRun('scale', 'there is no Docker here')],
  apache: async () => [
    existsSync('/usr/lib/apache2/modules/mod_auth_openidc.so')
      ? await runVitest('apache')
      : notRun('apache', 'there is no Apache with mod_auth_openidc here'),
  ],
  // Each program that is not here is skipped, and says why.
  edges: async (show) => [await runVitest('edges', 'edges', { show })],
  wordpress: async () => [
    existsSync('/usr/share/wordpress') && existsSync('/usr/sbin/mariadbd')
      ? await runVitest('wordpress')
      : notRun('wordpress', 'there is no WordPress with MariaDB here'),
  ],
}

/** What `--only=` takes. */
export const sectionNames: readonly string[] = Object.keys(sections)

/** Sections one after the other. */
type Chain = readonly string[]

/**
 * `npm test`: a line after the other, and the chains of a line at once. The processes wait most of their time, for starts,
 * limits of three seconds and a lease of 30, and the API for its databases; the first chain, which is bound by the
 * cores, has them meanwhile. The journeys come last and alone: they meet the service's own limits, which run in real time.
 */
export const wholeRun: readonly (readonly Chain[])[] = [
  [['static']],
  [['unit', 'build', 'blocks'], ['api'], ['processes', 'edges']],
  [['e2e']],
]

/** Runs chains at once, of which the first prints as it goes; a runner that cannot be started counts as a failure. */
export async function runChains(chains: readonly Chain[]): Promise<readonly Outcome[]> {
  const outcomes = await Promise.all(chains.map((chain, place) => runChain(chain, place === 0)))
  return outcomes.flat()
}

async function runChain(chain: Chain, show: boolean): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of chain)
    outcomes.push(...(await guarded(name, async () => (await sections[name]?.(show)) ?? [])))
  return outcomes
}

/** What a change has to do with: all static checks, the related tests on the embedded database, and the touched specs. */
export async function runChanged(): Promise<readonly Outcome[]> {
  const { since, files } = findChange()
  const { blocks: blockSpecs, storyFolders, journeys: journeySpecs } = browserSpecs(files)
  const catalogue = storyFolders.length > 0 ? ['e2e/blocks/catalogue.spec.ts'] : []
  const touched = [...new Set([...blockSpecs, ...catalogue])]
  const touchedJourneys = async () => {
    await buildWeb()
    return [await journeys(journeySpecs)]
  }
  console.log(`${files.length} files have changed since ${since.slice(0, 10)}.`)
  return [
    ...(await runChains([['static']])),
    ...(await guarded('unit', async () => [await runRelated('unit', 'unit*', since)])),
    ...(await guarded('api', async () => [await runRelated('api-pglite', 'api-pglite', since)])),
    ...(touched.length > 0 ? await guarded('blocks', async () => [await blocks(touched, storyFolders)]) : []),
    ...(journeySpecs.length > 0 ? await guarded('e2e', touchedJourneys) : []),
  ]
}

async function guarded(name: string, work: () => Promise<readonly Outcome[]>): Promise<readonly Outcome[]> {
  console.log(`\n── ${name} ──`)
  try {
    return await work()
  } catch (cause) {
    console.error(cause)
    return [{ name, passed: 0, failed: 1, skipped: 0, note: 'could not be run' }]
  }
}

const hasDocker = () => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

const apiOnPostgres = (show: boolean) =>
  withPostgres((url) =>
    url
      ? runVitest('api-postgres', 'api-postgres', { show, env: { TEST_DATABASE_URL: url } })
      : Promise.resolve(notRun('PostgreSQL', 'no server, no server programs, and no right to install them')),
  )

/** The specs of the catalogue, or some of them; its walk over all stories, or over those of some folders. */
const blocks = async (files: readonly string[] = [], storyFolders: readonly string[] = []) =>
  runPlaywright(
    'blocks',
    'e2e/playwright.blocks.config.ts',
    {
      CHROMIUM_PATH: await findTestChromium(),
      ...(storyFolders.length > 0 && { STORY_FOLDERS: storyFolders.join(',') }),
    },
    files,
  )

/** The journeys in Chromium, or some of their files. */
const journeys = async (files: readonly string[] = []) =>
  onOwnStack('journeys', 'e2e/playwright.config.ts', { CHROMIUM_PATH: await findTestChromium() }, files)

/** In a browser, against the stack of `npm start` with its own data and ports. */
const onOwnStack = (
  name: string,
  config: string,
  browser: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
) =>
  withTemporaryFolder(async (folder) => {
    const [PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT, PARTNER_PORT] = await Promise.all(
      Array.from({ length: 5 }, freePort),
    )
    const ports = { PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT, PARTNER_PORT }
    const env = {
      ...Object.fromEntries(Object.entries(ports).map(([variable, number]) => [variable, String(number)])),
      DATA_DIR: folder,
      ...browser,
    }
    return runPlaywright(name, config, env, files)
  })
