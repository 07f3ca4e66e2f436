import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const waiting = (page: Page) => page.locator('li[data-waiting]')

test('B59: the items of a list appear at 0, 1 and 2 seconds', async ({ page }) => {
  await openStory(page, 'blocks-list--animated-below-the-fold')
  await expect(waiting(page)).toHaveCount(3)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('listitem').first().scrollIntoViewIfNeeded()
  for (const left of [2, 1, 0]) {
    await expect(waiting(page)).toHaveCount(left)
    await page.clock.runFor(999)
    await expect(waiting(page)).toHaveCount(left)
    await page.clock.runFor(1)
  }
})

test('B59: a list in view starts by itself', async ({ page }) => {
  await openStory(page, 'blocks-list--animated')
  await expect(waiting(page)).toHaveCount(0)
})

test('B59: under reduced motion all items are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStory(page, 'blocks-list--animated-below-the-fold')
  await expect(page.locator('#storybook-root li')).toHaveCount(3)
  await expect(page.locator('li[data-waiting]')).toHaveCount(0)
})

test('a list without markers of the system stays a list', async ({ page }) => {
  await openStory(page, 'blocks-list--checkbox')
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(3)
})
