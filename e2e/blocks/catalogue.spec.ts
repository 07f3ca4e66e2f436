import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { accessibleNames, englishNames } from '../support/accessible-names.ts'
import { catalogueParts, type Globals, walkStories } from '../support/catalogue.ts'
import { clippedText } from '../support/clipped-text.ts'

test.describe.configure({ timeout: 600_000 })

/** Walks a part of the catalogue and names every story with what is wrong in it. */
async function faultsOfAllStories(
  page: Page,
  part: number,
  globals: Globals,
  faultsOf: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const visit = async ({ id }: { id: string }) => {
    for (const fault of await faultsOf(page)) faults.push(`${id}: ${fault}`)
  }
  await walkStories(page, globals, visit, part)
  return faults
}

// Rules about whole pages say nothing about a block that stands alone.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'bypass']

async function axeViolations(page: Page): Promise<readonly string[]> {
  // Stories are exchanged in one page, so axe, half a megabyte, is read in once and not three times for each of them.
  const isThere = await page.evaluate(() => 'axe' in window)
  const reading = isThere ? { page, axeSource: '"is there"' } : { page }
  // The block stands in one frame, so axe may run right in it instead of gathering frames in a page of its own.
  const axe = new AxeBuilder(reading).setLegacyMode(true).disableRules(pageRules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`))
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

// Larger text comes last: back at its own size Chromium draws some letters in the former one for a moment.
const enlargements = {
  'wide text spacing (WCAG 2.2, 1.4.12)':
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  'text at 200 %': 'html { font-size: 200% }',
}

/** What each enlargement cuts off that was whole before. */
async function newlyClipped(page: Page): Promise<readonly string[]> {
  const before = new Set(await clippedText(page))
  const faults: string[] = []
  for (const [name, content] of Object.entries(enlargements)) {
    const style = await page.addStyleTag({ content })
    const after = await clippedText(page)
    // Blocks that measure themselves have two frames to be as they were.
    await style.evaluate((element: Element) => {
      element.remove()
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    faults.push(...after.filter((element) => !before.has(element)).map((element) => `${name}: ${element}`))
  }
  return faults
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : []
  })

const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  )

for (const part of catalogueParts) {
  const stories = `stories (part ${part + 1} of ${catalogueParts.length})`

  for (const scheme of ['light', 'dark'] as const) {
    test(`B66: axe finds nothing in any of the ${stories}, ${scheme}`, async ({ page }) => {
      expect(await faultsOfAllStories(page, part, { scheme }, axeViolations)).toEqual([])
    })
  }

  test(`B66: axe finds nothing in any of the ${stories}, forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    expect(await faultsOfAllStories(page, part, {}, axeViolations)).toEqual([])
  })

  test(`B66: at 320 px none of the ${stories} scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await faultsOfAllStories(page, part, {}, scrollsSideways)).toEqual([])
  })

  test(`B66: larger text and wider spacing cut nothing off in the ${stories} that was whole before`, async ({
    page,
  }) => {
    expect(await faultsOfAllStories(page, part, {}, newlyClipped)).toEqual([])
  })

  test(`B66: no accessible name of the ${stories} is English but 'Load More'`, async ({ page }) => {
    const english = async (at: Page) => englishNames(await accessibleNames(at))
    expect(await faultsOfAllStories(page, part, {}, english)).toEqual([])
  })

  test(`under reduced motion nothing in any of the ${stories} moves`, async ({ page }) => {
    expect(await faultsOfAllStories(page, part, {}, moving)).toEqual([])
  })
}
