import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const stories = 'teasers-articleteaser--'

/** Width and height of what a selector names, in CSS pixels. */
async function box(page: Page, selector: string): Promise<{ width: number; height: number }> {
  const found = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (!found) throw new Error(`${selector} is not on the page`)
  return found
}

for (const [width, kind] of [
  [360, 'plussimple'],
  [799, 'plussimple'],
  [800, 'plus'],
  [1200, 'plus'],
] as const) {
  test(`B19: a teaser small on mobile and large on desktop announces one plus at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openStory(page, `${stories}small-on-mobile-large-on-desktop`)
    const shown = page.locator('[data-kind^="plus"]').filter({ visible: true })
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('data-kind', kind)
    expect((await page.locator('#storybook-root').ariaSnapshot()).match(/Plus-Artikel/g)).toHaveLength(1)
  })
}

for (const [story, width, text] of [
  ['small', 360, false],
  ['small', 1000, false],
  ['small-variant', 360, true],
  ['small-variant', 1000, false],
  ['small-on-mobile-large-on-desktop', 360, false],
  ['small-on-mobile-large-on-desktop', 1000, true],
  ['text-in-both-layouts', 360, true],
] as const) {
  test(`text of ${story} at ${width} px: ${text}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openStory(page, `${stories}${story}`)
    await expect(page.getByText(/Nach vier Stunden|Zwei Kilometer/).filter({ visible: true })).toHaveCount(
      text ? 1 : 0,
    )
  })
}

for (const [story, width, picture] of [
  ['small', 360, 72],
  ['small', 1000, 72],
  ['small-variant', 360, 108],
  ['small-variant', 1000, 216],
] as const) {
  test(`the picture of ${story} is ${picture} px wide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openStory(page, `${stories}${story}`)
    const shown = await box(page, 'article [data-ratio]')
    expect(shown.width).toBeCloseTo(picture, 1)
    expect(shown.width / shown.height).toBeCloseTo(3 / 2, 1)
  })
}

for (const size of ['small', 'medium'])
  test(`the words of a ${size} teaser have the whole width of a phone with letters of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openStory(page, `${stories}brief-${size}`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const [teaser, words, picture] = [
      await box(page, 'article'),
      await box(page, 'article > :not([data-ratio])'),
      await box(page, 'article [data-ratio]'),
    ]
    expect([words.width, picture.width]).toEqual([teaser.width, teaser.width])
  })

for (const [story, width, ratio] of [
  ['extra-large', 360, 3 / 2],
  ['extra-large', 1000, 5 / 2],
  ['video', 360, 16 / 9],
  ['extra-large-video', 1000, 16 / 9],
] as const) {
  test(`the shape of ${story} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStory(page, `${stories}${story}`)
    const shown = await box(page, 'article [data-ratio]')
    expect(shown.width / shown.height).toBeCloseTo(ratio, 2)
  })
}

for (const size of ['small', 'medium', 'large', 'extra-large']) {
  for (const width of [360, 1000]) {
    test(`B24: at ${width} px a ${size} teaser of two lines of headline stands where its placeholders stood`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openStory(page, `${stories}loading-${size}`)
      const before = await box(page, 'article')
      await openStory(page, `${stories}brief-${size}`)
      const after = await box(page, 'article')
      expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(1)
      expect(after.width).toBeCloseTo(before.width, 1)
    })
  }
}

const scaleOf = (page: Page) =>
  page.locator('article img').evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)

/** The scale once everything that the last input has set going is over. */
async function settledScale(page: Page): Promise<number> {
  await page.locator('article img').evaluate(async (picture) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(picture.getAnimations().map((animation) => animation.finished))
  })
  return scaleOf(page)
}

test('B29: the picture of an extra-large teaser grows under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await openStory(page, `${stories}extra-large`)
  expect(await scaleOf(page)).toBe(1)
  await page.locator('article').hover()
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.02)
  const [frame, article] = [await box(page, 'article [data-ratio]'), await box(page, 'article')]
  expect(frame.width).toBeLessThanOrEqual(article.width)
})

for (const [why, story, width, reducedMotion] of [
  ['under reduced motion', 'extra-large', 1000, 'reduce'],
  ['on phones', 'extra-large', 360, 'no-preference'],
  ['in other sizes', 'large', 1000, 'no-preference'],
] as const) {
  test(`B29: no picture grows ${why}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height: 900 })
    await openStory(page, `${stories}${story}`)
    await page.locator('article').hover()
    expect(await settledScale(page)).toBe(1)
  })
}

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('B29: a finger makes no picture grow', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 })
    await openStory(page, `${stories}extra-large`)
    await page.locator('article').dispatchEvent('mouseover')
    expect(await settledScale(page)).toBe(1)
  })
})

test('B27: anywhere on the teaser is its link; Enter is a click; a new tab is the browser’s', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await openStory(page, `${stories}tells-of-the-click`)
  const address = page.url()
  const { x, y, width, height } = (await page.locator('article').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  for (const [across, down] of [
    [0.5, 0.1],
    [0.9, 0.6],
    [0.3, 0.95],
  ] as const) {
    await page.evaluate(() => {
      document.title = ''
    })
    await page.mouse.click(x + width * across, y + height * down)
    await expect(page).toHaveTitle('geklickt: /artikel/marktplatz-baeume?quelle=teaser')
  }
  await page.evaluate(() => {
    document.title = ''
  })
  await page.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^geklickt/)
  expect(page.url()).toBe(address)
  await page.evaluate(() => {
    document.title = ''
  })
  const opened = context.waitForEvent('page')
  await page.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(page).toHaveTitle('')
})

test('B27: without a listener the link leads to the article', async ({ page }) => {
  await page.route('**/artikel/**', (route) => route.fulfill({ body: 'Artikel' }))
  await openStory(page, `${stories}standard`)
  await page.getByRole('link').click()
  await page.waitForURL('**/artikel/marktplatz-baeume')
})

test('a teaser has one stop in the tab order, with a mark around all of it', async ({ page }) => {
  await openStory(page, `${stories}medium`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Der Marktplatz bekommt 24 Bäume/ })).toBeFocused()
  const outlined = await page.getByRole('link').evaluate((link) => {
    const after = getComputedStyle(link, '::after')
    return {
      outline: after.outlineStyle,
      width: Number.parseFloat(after.width),
      height: Number.parseFloat(after.height),
    }
  })
  const article = await box(page, 'article')
  expect(outlined.outline).toBe('solid')
  expect([outlined.width, outlined.height]).toEqual(
    [article.width, article.height].map((side) => expect.closeTo(side, 0)),
  )
})

test('B32: a lost picture leaves its ground, and none leaves nothing', async ({ page }) => {
  await openStory(page, `${stories}lost-picture`)
  await expect(page.locator('[data-state="failed"]')).toBeVisible()
  await openStory(page, `${stories}without-picture`)
  await expect(page.locator('article img, [data-state]')).toHaveCount(0)
})
