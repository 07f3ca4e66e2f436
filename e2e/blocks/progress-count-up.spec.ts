import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const shown = (page: Page) => page.locator('meter + div > :last-child')

test('B59: a count ends exactly on its value after a second, assistive technology hears the end only', async ({
  page,
}) => {
  // A window too low for the block, which counts once it is seen.
  await page.setViewportSize({ width: 800, height: 10 })
  await openStory(page, 'blocks-progresscountup--share')
  const meter = page.getByRole('meter', { name: 'Anteil des Landes an den Kosten' })
  await expect(meter).toHaveAttribute('aria-valuetext', '75\u00a0%')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(shown(page)).toHaveText('0\u00a0%')
  await page.setViewportSize({ width: 800, height: 600 })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(shown(page)).not.toHaveText('0\u00a0%', { timeout: 1 })
  }).toPass()
  await page.clock.runFor(400)
  await expect(shown(page)).not.toHaveText('75\u00a0%')
  await expect(meter).toHaveAttribute('aria-valuetext', '75\u00a0%')
  await page.clock.runFor(600)
  await expect(shown(page)).toHaveText('75\u00a0%')
})

test('B59: under reduced motion the end stands there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStory(page, 'blocks-progresscountup--large-number')
  expect(await page.locator('meter + div').textContent()).toBe('Unterschriften12.345')
})
