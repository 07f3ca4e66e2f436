import { lazyPart } from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { swipe } from '../support/touch.ts'

/** A slider of the front whose code nobody has asked for yet. */
async function sleepingSlider(page: Page) {
  await page.goto('/overview', { waitUntil: 'networkidle' })
  const slider = page.getByRole('region', { name: 'Wissen und Hören' })
  await slider.scrollIntoViewIfNeeded()
  return slider
}

test('an island whose code is lost twice says so, and a press brings it back though that is lost once more', {
  tag: '@once',
}, async ({ page }) => {
  const slider = await sleepingSlider(page)
  await page.route('**/*.js', (route) => route.abort())
  const next = slider.getByRole('button').last()
  await next.click()
  const message = page.getByRole('alert').filter({ hasText: lazyPart.failed })
  await expect(message.getByRole('link', { name: lazyPart.reload })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/*.js')
  await page.route('**/*.js', (route) => route.abort(), { times: 1 })
  await next.click()
  await expect(slider.getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true')
  await expect(message).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the first swipe on a sleeping slider moves it, and scripts go on from there', {
    tag: '@once',
  }, async ({ page }) => {
    const slider = await sleepingSlider(page)
    const frame = slider.locator('.swiper')
    const { x, y, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const line = y + height / 2
    await swipe(page, [
      { x: x + 300, y: line },
      { x: x + 40, y: line },
    ])
    await expect(slider.locator('.swiper-initialized')).toHaveCount(1)
    await expect(slider.getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true')
    await expect(frame.locator('.swiper-slide').first()).not.toBeInViewport({ ratio: 1 })
  })
})
