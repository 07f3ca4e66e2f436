import { join } from 'node:path'
import { test } from '@playwright/test'

// Every kind of portal page in both schemes, drawn into test-results/screens to be looked at.

const folder = join(import.meta.dirname, '../../test-results/screens')
const widths = [360, 800, 1280]
const pages = {
  front: '/overview',
  section: '/rubrik/lokales',
  article: '/artikel/az-bildergalerie-herbst',
  paywall: '/artikel/az-marktplatz-baeume',
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, path] of Object.entries(pages))
    test(`${name} in the ${colorScheme} scheme @once`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        // Pictures come when they are near.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
            scrollTo(0, y)
            await new Promise((done) => setTimeout(done, 100))
          }
          scrollTo(0, 0)
        })
        // All but those that wait beside a slider.
        await page.waitForFunction(() =>
          [...document.images].every(
            (image) => image.complete || image.getBoundingClientRect().left > innerWidth,
          ),
        )
        await page.evaluate(async () => {
          await Promise.all(
            [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
          )
        })
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: true })
      }
    })
