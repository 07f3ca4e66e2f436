import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands, and that it fits its width. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, page.url()).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Sets all text of the page that is open to twice its size, as a browser's own setting does, in a window that is
 * twice as wide as the narrowest one (WCAG 2.2, 1.4.4 and 1.4.10).
 */
export async function doubleText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}
