import { join } from 'node:path'
import { test } from '@playwright/test'
import { walkStories } from '../support/catalogue.ts'

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'catalogue')

test.describe.configure({ timeout: 600_000 })

for (const width of [360, 800, 1000]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`every story at ${width} px, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await walkStories(page, { scheme }, async ({ id }) => {
        await page.screenshot({ path: join(folder, `${width}-${scheme}`, `${id}.png`), fullPage: true })
      })
    })
  }
}
