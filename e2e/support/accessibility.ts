import { expect, type Page } from '@playwright/test'
import { expectStill } from './layout-shift.ts'
import { runAxe } from './run-axe.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands, and that it fits its width. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = []
  for (const { rule, html, target } of await findings(page))
    if (rule !== 'target-size' || (await isSmall(page, target))) found.push(`${rule}: ${html}`)
  expect(found, page.url()).toEqual([])
  await expectToFit(page)
}

async function findings(page: Page) {
  const all = { runOnly: { type: 'tag' as const, values: standards } }
  await untilStill(page)
  const found = await runAxe(page, all)
  if (!found.some(({ rule }) => rule === 'page-has-heading-one')) return found
  // One view has gone and the next was still loading: it is judged once it has its heading, and fails where it gets none.
  await untilStill(page)
  return runAxe(page, all)
}

async function untilStill(page: Page): Promise<void> {
  // While a page loads it has no heading yet; that of a front is there for those who do not see it.
  await expect(page.locator('h1').first()).toBeAttached()
  // What still fades in has not its contrast yet; what moves without an end belongs to what loads.
  await expect.poll(() => page.evaluate(isStill), { message: 'something keeps moving' }).toBe(true)
}

async function expectToFit(page: Page): Promise<void> {
  // The room kept for a scrollbar is none of the page's.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.offsetWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

const isStill = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    )

/**
 * Axe measures what can be seen of a target. One that lies half under the sticky head or a notification at the moment
 * is looked at again in the middle of the window.
 */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const found = await runAxe(page, { runOnly: { type: 'rule', values: ['target-size'] } }, target)
  return found.length > 0
}

/** Expects that the page as it stands fits even the narrowest window at twice its text size, beyond what WCAG 2.2 asks. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  await doubleText(page, 320)
  await expectToFit(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  if (before) await page.setViewportSize(before)
}

/**
 * Sets all text of the page that is open to twice its size, as a browser's own setting does, in a window that is
 * twice as wide as the narrowest one (WCAG 2.2, 1.4.4 and 1.4.10).
 */
export async function doubleText(page: Page, width = 640): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Expects that the page as it stands is accessible, has not moved while it was drawn, and fits its window and narrower ones. */
export async function judge(page: Page): Promise<void> {
  await expectAccessible(page)
  // Before the window changes its size.
  await expectStill(page)
  await expectReflow(page)
}
