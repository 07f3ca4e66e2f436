import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const unitFiles = globSync(
  '{apps/{web,publisher-mock,mail-catcher},packages/*,scripts,bench}/**/*.test.{ts,tsx}',
  {
    exclude: ['**/node_modules/**'],
  },
)
const needsPage = (file: string) => /^\/\/ @vitest-environment jsdom$/m.test(readFileSync(file, 'utf8'))

// Not even an idle machine needs a tenth of it: whatever runs beside the tests, none of them fails for it.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

// A process, an import of React and a jsdom for each file cost six times what the tests do, so files share them: those
// that need a page are a project of their own, since a worker that changes its environment is started again. What a
// test leaves behind is put back by the last three lines and by the setup.
const unit = (name: string, include: string[], groupOrder: number, setupFiles: string[] = []) => ({
  test: {
    name,
    include,
    pool: 'forks' as const,
    maxWorkers: '100%',
    isolate: false,
    ...patience,
    sequence: { groupOrder },
    setupFiles,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

// The story tests run on both databases: a wrong nested query fails only on PGlite, a race shows only on PostgreSQL.
// What asks no database or only in passing, what waits for a slow publisher, and sequences of calls are tested once.
const onPgliteOnly = [
  'apps/api/src/adapters/**',
  'apps/api/src/http/**/!(sign-on-keep|sign-on-pass|inbound-events|failures|two-accounts).test.ts',
  'apps/api/src/*/**/{publisher-faults,*-model}.test.ts',
]
// One connection has no races.
const onServerOnly = ['apps/api/src/*/**/{*-race,last-seat}.test.ts']
const api = (database: 'pglite' | 'postgres', groupOrder: number) => ({
  test: {
    name: `api-${database}`,
    include: ['apps/api/src/**/*.test.ts'],
    exclude: database === 'postgres' ? onPgliteOnly : onServerOnly,
    env: { TEST_DATABASE: database, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
    globalSetup: [
      'apps/api/src/store/testing/prepare-database.ts',
      // a whole run fails when an operation declares an error that no test produced
      'apps/api/src/testing/declared-errors.ts',
    ],
    // one database per worker, loaded once (about 450 MB each on PGlite); rows are each test's own
    pool: 'forks' as const,
    maxWorkers: 2,
    isolate: false,
    ...patience,
    sequence: { groupOrder },
  },
})

// Real processes on free ports, with time to start.
const processes = (
  name: string,
  include: string[],
  groupOrder: number,
  testTimeout: number,
  maxWorkers = 1,
) => ({
  test: {
    name,
    include,
    pool: 'forks' as const,
    maxWorkers,
    testTimeout,
    hookTimeout: testTimeout,
    expect: patience.expect,
    sequence: { groupOrder },
  },
})

export default defineConfig({
  test: {
    projects: [
      unit(
        'unit',
        unitFiles.filter((file) => !needsPage(file)),
        0,
      ),
      unit('unit-page', unitFiles.filter(needsPage), 1, ['packages/ui/src/testing/fresh-page.ts']),
      api('pglite', 2),
      api('postgres', 3),
      // Two, since they wait most of their time: for starts, limits of seconds, leases of half a minute.
      processes('processes', ['e2e/processes/*.test.ts'], 4, 900_000, 2),
      processes('compose', ['e2e/compose/*.test.ts'], 5, 900_000),
      { test: { ...api('pglite', 6).test, name: 'apache', include: ['e2e/apache/*.test.ts'] } },
      { test: { ...api('pglite', 6).test, name: 'openid', include: ['e2e/openid/*.test.ts'] } },
      { test: { ...api('pglite', 9).test, name: 'edges', include: ['e2e/edges/*.test.ts'] } },
      {
        test: {
          ...api('pglite', 7).test,
          name: 'wordpress',
          include: ['e2e/wordpress/*.test.ts'],
          // A database and a WordPress are installed first.
          hookTimeout: 900_000,
        },
      },
      processes('scale', ['e2e/scale/*.test.ts'], 8, 1_800_000),
    ],
  },
})
