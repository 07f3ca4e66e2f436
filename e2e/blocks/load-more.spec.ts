import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('what arrives is counted, and the focus stays on the button while there is more', async ({ page }) => {
  await openStory(page, 'blocks-loadmore--german-label')
  const button = page.getByRole('button', { name: 'Mehr anzeigen' })
  await button.click()
  await expect(page.getByRole('status')).toHaveText('2 weitere Artikel geladen')
  await expect(page.getByRole('listitem')).toHaveCount(5)
  await expect(button).toBeFocused()
})

test('when the button goes, the focus goes to the first new item', async ({ page }) => {
  await openStory(page, 'blocks-loadmore--german-label')
  const button = page.getByRole('button')
  await button.click()
  await expect(page.getByRole('listitem')).toHaveCount(5)
  await button.click()
  await expect(page.getByRole('listitem')).toHaveCount(7)
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nachricht 6 aus der Region' })).toBeFocused()
})

test('while it loads, further clicks load nothing more', async ({ page }) => {
  await openStory(page, 'blocks-loadmore--slow')
  const button = page.getByRole('button')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status')).toHaveText('Weitere Artikel werden geladen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(5)
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a failure is told, and the next try loads', async ({ page }) => {
  await openStory(page, 'blocks-loadmore--fails-once')
  const button = page.getByRole('button')
  await button.click()
  await expect(page.getByRole('status')).toContainText('konnten nicht geladen werden')
  await button.click()
  await expect(page.getByRole('listitem')).toHaveCount(5)
})

test('new items fade in within half a second, not under reduced motion', async ({ page }) => {
  const fades = () =>
    page.evaluate(() => document.getAnimations().map((animation) => animation.effect?.getTiming().duration))
  await openStory(page, 'blocks-loadmore--german-label')
  await page.getByRole('button').click()
  await expect.poll(fades).toContain(500)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStory(page, 'blocks-loadmore--german-label')
  await page.getByRole('button').click()
  await expect(page.getByRole('listitem')).toHaveCount(5)
  expect(await fades()).not.toContain(500)
})
