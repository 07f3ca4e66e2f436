import { defineConfig } from 'vitest/config'

const browserless = [
  'packages/**',
  'apps/web/**',
  'apps/publisher-mock/**',
  'apps/mail-catcher/**',
  'scripts/**',
]
const tests = (folders: string[]) => folders.map((folder) => `${folder}/*.test.{ts,tsx}`)

// The story tests run on both databases: a wrong nested query fails only on PGlite, a race shows only on PostgreSQL.
const api = (database: 'pglite' | 'postgres', groupOrder: number) => ({
  test: {
    name: `api-${database}`,
    include: ['apps/api/src/**/*.test.ts'],
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
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { groupOrder },
  },
})

// Real processes on free ports, so one after the other and with time to start.
const processes = (name: string, include: string[], groupOrder: number, testTimeout: number) => ({
  test: {
    name,
    include,
    pool: 'forks' as const,
    maxWorkers: 1,
    testTimeout,
    hookTimeout: testTimeout,
    sequence: { groupOrder },
  },
})

export default defineConfig({
  test: {
    projects: [
      // some start processes of their own, which takes a while where cores are few
      {
        test: { name: 'unit', include: tests(browserless), testTimeout: 20_000, sequence: { groupOrder: 0 } },
      },
      api('pglite', 1),
      api('postgres', 2),
      processes('processes', ['e2e/processes/*.test.ts'], 3, 120_000),
      processes('compose', ['e2e/compose/*.test.ts'], 4, 900_000),
    ],
  },
})
