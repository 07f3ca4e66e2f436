import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const sign = (page: Page) => page.getByRole('button').locator('svg')

test('B14: the sign of the toggle points down, and up when the description is extended', async ({ page }) => {
  await openStory(page, 'blocks-contentheader--description-201')
  await expect(sign(page)).toHaveCSS('rotate', 'none')
  await page.getByRole('button', { name: 'Beschreibung ausklappen' }).click()
  await expect(sign(page)).toHaveCSS('rotate', '180deg')
  await expect(page.getByRole('button', { name: 'Beschreibung einklappen' })).toBeFocused()
})

test('the label Sonderthema opens its explanation and gets the focus back', async ({ page }) => {
  await openStory(page, 'blocks-contentheader--sponsored-explained')
  const label = page.getByRole('button', { name: 'Sonderthema' })
  await label.click()
  await expect(page.getByRole('dialog', { name: 'Was ist ein Sonderthema?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
})

test('an overlapping header lays its text over the lower edge of the picture', async ({ page }) => {
  await openStory(page, 'blocks-contentheader--overlapping')
  const picture = await page.locator('[data-ratio]').boundingBox()
  const title = await page.getByRole('heading').boundingBox()
  expect(title?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
})
