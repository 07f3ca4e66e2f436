import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium } from './support/chromium.ts'

// The catalogue, built and served; specs open single stories: `playwright test -c e2e/playwright.blocks.config.ts`.

const root = join(import.meta.dirname, '..')
// Another port for a run beside another one.
const port = Number(process.env.BLOCKS_PORT ?? 6137)
const catalogue = `storybook-static/${port}`

export default defineConfig({
  testDir: 'blocks',
  outputDir: join(root, 'test-results', 'blocks'),
  fullyParallel: true,
  forbidOnly: true,
  // Not even an idle machine needs a tenth of it: whatever runs beside the tests, none of them fails for it.
  timeout: 300_000,
  // A test that passes at its second try is reported as flaky.
  retries: 1,
  expect: { timeout: 60_000 },
  // Storybook waits 100 ms for each story that is shown; a third worker has the cores meanwhile.
  workers: '150%',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...chromium,
    // A browser that knows the catalogue's files shows a story in a third of the time. Cookies, storage, clocks, routes
    // and what is emulated are each test's own.
    reuseContext: true,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
  webServer: {
    // Without what is for readers of the catalogue only: its frame, pages of documentation, tables of props.
    command: `storybook build --quiet --test --preview-only --output-dir ${catalogue} && node e2e/support/serve-static.ts ${catalogue} ${port}`,
    cwd: root,
    env: { PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
    // Two slow cores build it in minutes.
    timeout: 600_000,
  },
})
