import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('B52: a lost picture leaves a grey ground with its text alternative; another address loads again', async ({
  page,
}) => {
  await openStory(page, 'blocks-image--another-address')
  const picture = page.getByRole('img', { name: 'Segelboot auf der Aue vor der Altstadt' })
  await expect(picture).toHaveAttribute('data-state', 'failed')
  await expect(picture.locator('svg')).toBeVisible()
  const before = await picture.boundingBox()
  await page.getByRole('button').click()
  await expect(page.locator('picture')).toHaveAttribute('data-state', 'loaded')
  expect(await page.locator('picture img').boundingBox()).toEqual(before)
})

for (const [width, part] of [
  [300, 'portrait'],
  [479, 'portrait'],
  [480, 'stadium'],
  [800, 'harvest'],
  [1000, 'river'],
] as const) {
  test(`at ${width} px the picture of its breakpoint is shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await openStory(page, 'blocks-image--per-breakpoint')
    const shown = page.locator('picture[data-state=loaded] img')
    await expect(shown).toBeVisible()
    const colours = { portrait: '#dcc7a8', stadium: '#1f2f46', harvest: '#bcd7df', river: '#f2d9b8' }
    const source = await shown.evaluate(async (image) => {
      const { currentSrc } = image as HTMLImageElement // the picture element's own
      return (await fetch(currentSrc)).text()
    })
    expect(source).toContain(colours[part])
  })
}

for (const [story, ratio] of [
  ['one-address', 3 / 2],
  ['wide', 16 / 9],
  ['extra-wide', 5 / 2],
  ['square', 1],
  ['failed', 3 / 2],
] as const) {
  test(`the frame keeps its shape: ${story}`, async ({ page }) => {
    await openStory(page, `blocks-image--${story}`)
    const { width, height } = (await page.locator('[data-ratio]').boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(ratio, 2)
  })
}
