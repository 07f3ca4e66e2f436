import { type Browser, expect, type Page, test } from '@playwright/test'
import { openStory, showStories, untilFinished } from '../support/catalogue.ts'

const stories = ['headline-1', 'headline-2', 'headline-3', 'headline-4', 'headline-5', 'block-line']

/** Whether the web font draws the headlines, and how high each is, in CSS pixels. */
async function headlines(page: Page) {
  const ids = stories.map((story) => `blocks-headline--${story}`)
  await openStory(page, 'blocks-headline--headline-1')
  await untilFinished(page)
  await showStories(page, ids)
  await page.evaluate(() => document.fonts.ready)
  const boxes = await page.locator('#storybook-root [data-variant]').all()
  const heights = await Promise.all(
    boxes.map(async (box) => Math.round((await box.boundingBox())?.height ?? 0)),
  )
  expect(heights).toHaveLength(stories.length)
  const drawn = await page.evaluate(() => document.fonts.check('650 1em "Leserkonto Serif"'))
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
