import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

/** Times in milliseconds at which the items appear, the first at 0. */
const appearances = (page: Page) =>
  page.evaluate(async () => {
    const items = [...document.querySelectorAll('#storybook-root li')]
    const appeared = (item: Element) =>
      new Promise<number>((tell) => {
        new MutationObserver(() => tell(performance.now())).observe(item, {
          attributeFilter: ['data-waiting'],
        })
      })
    const times = Promise.all(items.map(appeared))
    items[0]?.scrollIntoView()
    const [first = 0, ...others] = await times
    return [0, ...others.map((time) => time - first)]
  })

test('B59: the items of a list appear at 0, 1 and 2 seconds', async ({ page }) => {
  await openStory(page, 'blocks-list--animated-below-the-fold')
  await expect(page.locator('li[data-waiting]')).toHaveCount(3)
  const [first, second, third] = await appearances(page)
  expect(first).toBe(0)
  expect(second).toBeGreaterThan(900)
  expect(second).toBeLessThan(1300)
  expect(third).toBeGreaterThan(1900)
  expect(third).toBeLessThan(2400)
})

test('B59: a list in view starts by itself', async ({ page }) => {
  await openStory(page, 'blocks-list--animated')
  await expect(page.locator('li[data-waiting]')).toHaveCount(0, { timeout: 4000 })
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
