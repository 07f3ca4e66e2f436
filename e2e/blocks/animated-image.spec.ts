import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const animated = '[data-animation]'
const reveal = (page: Page) => page.locator(animated).getAttribute('data-reveal')

/** Scrolls until just this share of the picture is in view, from below. */
const showShare = (page: Page, share: number) =>
  page.evaluate(
    ([selector, part]) => {
      const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      window.scrollTo(0, window.scrollY + top + height * part - window.innerHeight)
    },
    [animated, share] as const,
  )

/** Time for an observer to report: two frames. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('B54: a picture is waiting at 0.49 of it in view and comes at 0.5, once', async ({ page }) => {
  await openStory(page, 'blocks-animatedimage--below-the-fold')
  await showShare(page, 0.49)
  await settle(page)
  expect(await reveal(page)).toBe('waiting')
  await expect(page.getByRole('img')).toHaveCSS('opacity', '1')
  await expect(page.locator(`${animated} > *`)).toHaveCSS('opacity', '0')
  await showShare(page, 0.51)
  await expect(page.locator(`${animated} > *`)).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
  expect(await reveal(page)).toBe('revealed')
})

test('B54: a picture taller than two views comes once it fills the view', async ({ page }) => {
  await openStory(page, 'blocks-animatedimage--taller-than-two-views')
  expect(
    await page.locator(animated).evaluate(({ clientHeight }) => clientHeight / innerHeight),
  ).toBeGreaterThan(2)
  await expect(page.locator(animated)).toHaveAttribute('data-reveal', 'waiting')
  await page.locator(animated).evaluate((element) => element.scrollIntoView())
  await expect(page.locator(animated)).toHaveAttribute('data-reveal', 'revealed')
})

test('B54: under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStory(page, 'blocks-animatedimage--below-the-fold')
  expect(await reveal(page)).toBe('shown')
  await expect(page.locator(`${animated} > *`)).toHaveCSS('opacity', '1')
})

test('on paper nothing is waiting', async ({ page }) => {
  await openStory(page, 'blocks-animatedimage--below-the-fold')
  expect(await reveal(page)).toBe('waiting')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(`${animated} > *`)).toHaveCSS('opacity', '1')
})
