import { type Browser, expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const stories = ['headline-1', 'headline-2', 'headline-3', 'headline-4', 'headline-5', 'block-line']

/** Whether the web font draws the headlines, and how high each is, in CSS pixels. */
async function headlines(page: Page) {
  const heights: number[] = []
  for (const story of stories) {
    await openStory(page, `blocks-headline--${story}`)
    const box = await page.locator('#storybook-root [data-variant]').boundingBox()
    heights.push(Math.round(box?.height ?? 0))
  }
  const drawn = await page.evaluate(() => document.fonts.check('650 1em "Source Serif 4 Variable"'))
  return { drawn, heights }
}

async function measured(browser: Browser, width: number, fontsArrive: boolean) {
  // A context of its own, whose cache knows no font.
  const page = await browser.newPage({ viewport: { width, height: 700 } })
  if (!fontsArrive) await page.route('**/*.woff2', (route) => route.abort())
  const found = await headlines(page)
  await page.close()
  return found
}

for (const width of [360, 1000]) {
  test(`at ${width} px the arrival of the web font moves nothing below a headline`, async ({ browser }) => {
    const before = await measured(browser, width, false)
    const after = await measured(browser, width, true)
    expect([before.drawn, after.drawn]).toEqual([false, true])
    expect(before.heights).toEqual(after.heights)
  })
}
