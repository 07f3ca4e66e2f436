import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// The catalogue, built and served; specs open single stories: `playwright test -c e2e/playwright.blocks.config.ts`.

const root = join(import.meta.dirname, '..')
// Another port for a run beside another one.
const port = Number(process.env.BLOCKS_PORT ?? 6137)
const catalogue = `storybook-static/${port}`
const debianChromium = '/usr/bin/chromium'
const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)

export default defineConfig({
  testDir: 'blocks',
  outputDir: join(root, 'test-results', 'blocks'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: chromiumPath
      ? {
          executablePath: chromiumPath,
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        }
      : {},
  },
  webServer: {
    command: `storybook build --quiet --output-dir ${catalogue} && node e2e/support/serve-static.ts ${catalogue} ${port}`,
    cwd: root,
    env: { PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
    // Two slow cores build it in minutes.
    timeout: 300_000,
  },
})
