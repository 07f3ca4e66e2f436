import { expect, type Page, test } from '@playwright/test'
import { accessibleNames, englishNames } from '../support/accessible-names.ts'
import { axeViolations } from '../support/axe.ts'
import { catalogueParts, type Globals, walkStories } from '../support/catalogue.ts'
import { clippedText } from '../support/clipped-text.ts'

test.describe.configure({ timeout: 1_200_000 })

/** What is wrong in the story that is open. */
type Check = (page: Page) => Promise<readonly string[]>

/** Walks a part of the catalogue and names every story with what each of the checks finds in it. */
async function faultsOfStories(
  page: Page,
  part: number,
  checks: Readonly<Record<string, Check>>,
  globals: Globals = {},
) {
  const faults: string[] = []
  const visit = async ({ id }: { id: string }) => {
    for (const [name, faultsOf] of Object.entries(checks))
      for (const fault of await faultsOf(page)) faults.push(`${id}, ${name}: ${fault}`)
  }
  await walkStories(page, globals, visit, part)
  return faults
}

const moving: Check = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  )

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

const scrollsSideways: Check = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : []
  })

// To show a story takes longer than to look at it, so it is asked in one visit what one visit can tell.
const inLight: Readonly<Record<string, Check>> = {
  'moves under reduced motion': moving,
  'is named in English': async (page) => englishNames(await accessibleNames(page)),
  axe: (page) => axeViolations(page, 'all'),
  'is cut off': newlyClipped,
}
const inOtherColours = { axe: (page: Page) => axeViolations(page, 'colours') }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const part of catalogueParts) {
  const stories = `stories (part ${part + 1} of ${catalogueParts.length})`

  test(`B66: axe finds nothing in the ${stories}, no name but 'Load More' is English, larger text and wider spacing cut nothing off, and under reduced motion nothing moves`, async ({
    page,
  }) => {
    expect(await faultsOfStories(page, part, inLight, { scheme: 'light' })).toEqual([])
  })

  test(`B66: axe finds no fault of colours in the ${stories}, dark`, async ({ page }) => {
    expect(await faultsOfStories(page, part, inOtherColours, { scheme: 'dark' })).toEqual([])
  })

  test(`B66: axe finds no fault of colours in the ${stories}, forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    expect(await faultsOfStories(page, part, inOtherColours)).toEqual([])
  })

  test(`B66: at 320 px none of the ${stories} scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await faultsOfStories(page, part, { 'at 320 px': scrollsSideways })).toEqual([])
  })
}
