import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const stories = 'teasers-teasergrid--'

/** How many teasers stand in the first row. */
async function columns(page: Page): Promise<number> {
  const tops = await page
    .locator('li:not(:has([data-desktop-size="extraLarge"])) > article')
    .evaluateAll((articles) => articles.map((article) => Math.round(article.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

for (const [story, width, count] of [
  ['standard', 360, 1],
  ['standard', 799, 1],
  ['standard', 800, 2],
  ['standard', 1000, 3],
  ['standard', 1280, 3],
  ['three-below', 800, 3],
  ['three-below', 1000, 3],
  ['three-below-a-lead', 1000, 3],
  ['small', 1000, 2],
  ['small-variant', 800, 1],
  ['small-variant', 1000, 2],
  ['large', 1000, 1],
] as const) {
  test(`${story} has ${count} in a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStory(page, `${stories}${story}`)
    expect(await columns(page)).toBe(count)
  })
}

test('a teaser without a picture is a form of its own: on no ground, below a rule, filling most of its cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await openStory(page, `${stories}one-without-picture`)
  const cells = page.getByRole('listitem')
  await expect(cells).toHaveCount(3)
  const shown = await cells.evaluateAll((items) =>
    items.map((item) => {
      const teaser = item.querySelector('article')
      if (!teaser) throw new Error('a cell without a teaser')
      const { backgroundColor, borderBlockStartWidth } = getComputedStyle(teaser)
      return {
        hasPicture: teaser.querySelector('img') !== null,
        hasRule: borderBlockStartWidth === '3px',
        hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)',
        isFilled: teaser.getBoundingClientRect().height > item.getBoundingClientRect().height * 0.45,
      }
    }),
  )
  const [before, alone, after] = shown
  expect(alone).toEqual({ hasPicture: false, hasRule: true, hasGround: false, isFilled: true })
  for (const beside of [before, after])
    expect(beside).toEqual({ hasPicture: true, hasRule: false, hasGround: false, isFilled: true })
})

test('B21: on phones the sizes go round the items', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openStory(page, `${stories}sizes-in-turn`)
  const list = (await page.getByRole('list').boundingBox())?.width
  const widths = await page
    .locator('article [data-ratio]')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width))
  expect(widths).toEqual([list, 72, 72, list, 72, 72, list, 72, 72])
})

test('the list is one of nine for assistive technology, and names no placeholders while it loads', async ({
  page,
}) => {
  await openStory(page, `${stories}standard`)
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(9)
  await openStory(page, `${stories}loading`)
  await expect(page.getByRole('status')).toHaveText('Inhalte werden geladen')
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('a focused teaser keeps the whole of its mark beside its neighbours', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await openStory(page, `${stories}standard`)
  const clips = await page.getByRole('list').evaluate((list) => {
    const { overflowX, overflowClipMargin } = getComputedStyle(list)
    return { overflowX, overflowClipMargin }
  })
  expect(clips).toEqual({ overflowX: 'clip', overflowClipMargin: '8px' })
})
