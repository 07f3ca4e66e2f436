import { join } from 'node:path'
import { test } from '@playwright/test'
import { storyIds, walkStories } from '../support/catalogue.ts'

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'catalogue')

const looks = [
  ['light', { scheme: 'light' }, 'none'],
  ['dark', { scheme: 'dark' }, 'none'],
  ['forced', {}, 'active'],
] as const

test.describe.configure({ timeout: 600_000 })

for (const width of [360, 800, 1000]) {
  for (const [look, globals, forcedColors] of looks) {
    test(`every story at ${width} px, ${look}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      // Else a picture would show whatever moment of a motion it met.
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      await walkStories(page, globals, await storyIds(page.request), async (id) => {
        await page.screenshot({ path: join(folder, `${width}-${look}`, `${id}.png`), fullPage: true })
      })
    })
  }
}
