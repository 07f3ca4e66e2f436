import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('B59: a count ends exactly on its value after a second, assistive technology hears the end only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: [number, string][] = []
    Reflect.set(window, 'seen', seen)
    const watch = () => {
      const text = document.querySelector('meter')?.nextElementSibling?.lastElementChild?.textContent
      if (text && seen.at(-1)?.[1] !== text) seen.push([performance.now(), text])
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await openStory(page, 'blocks-progresscountup--share')
  await expect(page.getByRole('meter', { name: 'Anteil des Landes an den Kosten' })).toHaveAttribute(
    'aria-valuetext',
    '75\u00a0%',
  )
  await page.waitForTimeout(1300)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as [number, string][]) // written above
  const [start = 0] = seen.find(([, text]) => text !== '0\u00a0%') ?? []
  const [end = 0, last] = seen.at(-1) ?? []
  expect(seen[0]?.[1]).toBe('0\u00a0%')
  expect(last).toBe('75\u00a0%')
  expect(end - start).toBeLessThan(1100)
  expect(seen.length).toBeGreaterThan(5)
})

test('B59: under reduced motion the end stands there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStory(page, 'blocks-progresscountup--large-number')
  expect(await page.locator('meter + div').textContent()).toBe('Unterschriften12.345')
})
