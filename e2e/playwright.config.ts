import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './support/chromium.ts'
import { editionUrl, processEnvironment } from './support/stack.ts'

// Journeys of readers through the whole stack: `playwright test -c e2e/playwright.config.ts`. Uses the stack that runs on
// the ports of the environment, else starts one there.

const root = join(import.meta.dirname, '..')
const startPatienceMs = 600_000

export default defineConfig({
  testDir: 'journeys',
  outputDir: join(root, 'test-results', 'journeys'),
  fullyParallel: true,
  forbidOnly: true,
  // Not even an idle machine needs a tenth of it: whatever runs beside the tests, none of them fails for it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: '150%',
  // With a trace, so that one that fails now and then can be found. The summary names those that needed it.
  retries: 1,
  reporter: 'list',
  use: {
    ...chromium,
    baseURL: editionUrl('az'),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace costs a fifth of all that a journey does.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'narrow',
      // what the width of the window does not change is tried once
      grepInvert: /@keyboard|@once/,
      // Colours do not know how wide a page is: the wide one is judged in the light scheme, this one in the dark.
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    env: processEnvironment,
    url: `http://127.0.0.1:${processEnvironment.PORT}/health/ready`,
    reuseExistingServer: true,
    timeout: startPatienceMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
