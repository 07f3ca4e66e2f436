import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { accessibleNames, englishNames } from '../support/accessible-names.ts'
import { type CataloguePart, catalogueParts, type Globals, walkStories } from '../support/catalogue.ts'
import { clippedText } from '../support/clipped-text.ts'

test.describe.configure({ timeout: 600_000 })

/** Walks a part of the catalogue and names every story with what is wrong in it. */
async function faultsOfAllStories(
  page: Page,
  part: CataloguePart,
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
  // The block stands in one frame, so axe may run right in it instead of gathering frames in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(pageRules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`))
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const part of catalogueParts) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`B66: axe finds nothing in any of the ${part}, ${scheme}`, async ({ page }) => {
      expect(await faultsOfAllStories(page, part, { scheme }, axeViolations)).toEqual([])
    })
  }

  test(`B66: axe finds nothing in any of the ${part}, forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    expect(await faultsOfAllStories(page, part, {}, axeViolations)).toEqual([])
  })

  test(`B66: at 320 px no story of the ${part} scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = (at: Page) =>
      at.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : []
      })
    expect(await faultsOfAllStories(page, part, {}, overflow)).toEqual([])
  })

  const enlargements = {
    'text at 200 %': 'html { font-size: 200% }',
    'wide text spacing (WCAG 2.2, 1.4.12)':
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  }

  for (const [name, content] of Object.entries(enlargements)) {
    test(`B66: ${name} cuts nothing off in the ${part} that was whole before`, async ({ page }) => {
      const newlyClipped = async (at: Page) => {
        const before = new Set(await clippedText(at))
        const style = await at.addStyleTag({ content })
        const after = await clippedText(at)
        await style.evaluate((element: Element) => element.remove())
        return after.filter((element) => !before.has(element))
      }
      expect(await faultsOfAllStories(page, part, {}, newlyClipped)).toEqual([])
    })
  }

  test(`B66: no accessible name of the ${part} is English but the seed's 'Load More'`, async ({ page }) => {
    const english = async (at: Page) => englishNames(await accessibleNames(at))
    expect(await faultsOfAllStories(page, part, {}, english)).toEqual([])
  })

  test(`under reduced motion nothing in any of the ${part} moves`, async ({ page }) => {
    const moving = (at: Page) =>
      at.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
      )
    expect(await faultsOfAllStories(page, part, {}, moving)).toEqual([])
  })
}
