import { expect, test } from '@playwright/test'

test('pictures that cannot be had are crossed out, and say what they would have shown', async ({ page }) => {
  await page.route('**/bilder/**', (route) => route.abort())
  await page.goto('/overview')
  const first = page.locator('main img').first()
  await expect(first).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect(first).toHaveAttribute('alt', /\S/)
  await expect(first).toHaveJSProperty('complete', true)
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
