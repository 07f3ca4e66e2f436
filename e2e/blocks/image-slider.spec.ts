import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const segment = (page: Page, number: number, count = 4) =>
  page.getByRole('button', { name: `Bild ${number} von ${count} anzeigen` })
const shown = (page: Page) => page.locator('.swiper-slide:not([inert]) img')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('one picture at a time, and those out of sight cannot be reached', async ({ page }) => {
  await openStory(page, 'blocks-imageslider--default')
  await expect(shown(page)).toHaveAccessibleName('Segelboot vor der Stadt')
  const link = page.getByRole('link', { name: 'Im Rathaus tagte' })
  await link.focus()
  await expect(link).not.toBeFocused()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(shown(page)).toHaveAccessibleName('Das Rathaus mit Uhrturm')
  await expect(link).toHaveAttribute('href', '/artikel/2')
  await link.focus()
  await expect(link).toBeFocused()
})

test('the bar shows where one is and leads anywhere; the change is said politely', async ({ page }) => {
  await openStory(page, 'blocks-imageslider--default')
  await expect(segment(page, 1)).toHaveAttribute('aria-current', 'true')
  await segment(page, 3).click()
  await expect(segment(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(segment(page, 1)).toHaveAttribute('aria-current', 'false')
  await expect(shown(page)).toHaveAccessibleName('Spielszene unter Flutlicht')
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Bild 3 von 4')
  await expect(segment(page, 3)).toBeFocused()
})

test('segments are 24 px high and wide at least, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStory(page, 'blocks-imageslider--default')
  const box = await segment(page, 4).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  expect(box?.height).toBeGreaterThanOrEqual(24)
})

test('a single picture leads nowhere', async ({ page }) => {
  await openStory(page, 'blocks-imageslider--one-picture')
  await expect(page.getByRole('img')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('B57: without pictures there is nothing, not even an empty frame', async ({ page }) => {
  await openStory(page, 'blocks-imageslider--without-pictures')
  await expect(page.getByRole('region')).toHaveCount(0)
})
