import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

for (const [window, card] of [
  [500, 335],
  [1100, 363],
  [1600, 380],
] as const) {
  test(`a large card is ${card} px wide in a window of ${window} px`, async ({ page }) => {
    await page.setViewportSize({ width: window, height: 800 })
    await openStory(page, 'blocks-sectioncard--large')
    await page.locator('section').evaluate(({ parentElement }) => {
      if (parentElement) parentElement.style.maxInlineSize = 'none'
    })
    const { width } = (await page.locator('section').boundingBox()) ?? { width: 0 }
    expect(Math.round(width)).toBe(card)
  })
}

test('a large card is never wider than its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openStory(page, 'blocks-sectioncard--large')
  const [card, place] = await page
    .locator('section')
    .evaluate((section) => [section.clientWidth, section.parentElement?.clientWidth])
  expect(card).toBe(place)
})
