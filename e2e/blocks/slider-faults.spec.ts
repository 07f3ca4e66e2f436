import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'
import { seen } from '../support/slides.ts'
import { swipe } from '../support/touch.ts'

async function openRow(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 })
  await openStory(page, 'blocks-cardslider--without-breakpoints')
  return page.getByRole('region', { name: 'Mehr aus der Region' })
}

test('B57: a slider without breakpoints is a row that scrolls', async ({ page }) => {
  const at = await openRow(page, 1000)
  await expect(at.getByRole('link')).toHaveCount(8)
  const frame = at.locator('.swiper')
  await frame.evaluate((element) => element.scrollTo(400, 0))
  expect(await frame.evaluate((element) => element.scrollLeft)).toBe(400)
})

test('B57: Tab brings each card of such a row into view, whole', async ({ page }) => {
  const at = await openRow(page, 360)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    await expect(at.getByRole('link').nth(step)).toBeFocused()
    expect(await seen(at)).toContain(step)
  }
})

test('B57: moved before it is initialised, a slider reports that and the page goes on', async ({ page }) => {
  await openStory(page, 'blocks-slider--not-initialised')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveTitle(/NO_BREAKPOINTS: .+ \| NOT_INITIALISED: The slider is not initialised/)
  await expect(page.getByRole('link')).toHaveCount(8)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('B57: a finger swipes a row that no script moves', async ({ page }) => {
    const at = await openRow(page, 360)
    const frame = at.locator('.swiper')
    const { x, y, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const line = y + height / 2
    await swipe(page, [
      { x: x + 300, y: line },
      { x: x + 60, y: line },
    ])
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  })
})
