import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium } from './support/chromium.ts'

// The packages as others get them: built, packed, installed into apps of their own by npm, which asks the registry.
// `npm test -- --only=package`; no part of `npm test`.

export default defineConfig({
  testDir: 'package',
  outputDir: join(import.meta.dirname, '../test-results/package'),
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], ...chromium, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
})
