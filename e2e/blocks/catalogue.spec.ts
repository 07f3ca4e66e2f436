import { expect, type Page, test } from '@playwright/test'
import { accessibleNames, englishNames } from '../support/accessible-names.ts'
import { axeViolations } from '../support/axe.ts'
import {
  catalogueParts,
  type Globals,
  openStory,
  storyIds,
  untilFinished,
  walkStories,
} from '../support/catalogue.ts'
import { newlyClippedText } from '../support/clipped-text.ts'
import { look, type Seen, sheetsOf, showSheet } from '../support/story-sheet.ts'

test.describe.configure({ timeout: 1_200_000 })

/** What is wrong in the page as it stands. */
type Check = (page: Page) => Promise<readonly string[]>

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

const scrollsSideways: Check = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : []
  })

const coloursOf: Check = (page) => axeViolations(page, 'colours')

// Colours do not know how wide a page is, and its width not what they are.
const darkAndNarrow: Check = async (page) => [...(await coloursOf(page)), ...(await scrollsSideways(page))]

// To show a story takes longer than to look at it, so it is asked in one visit what one visit can tell.
const inLight: Readonly<Record<string, Check>> = {
  'moves under reduced motion': moving,
  'is named in English': async (page) => englishNames(await accessibleNames(page)),
  axe: (page) => axeViolations(page, 'all'),
  'is cut off': (page) => newlyClippedText(page, enlargements),
}

// More take longer: each story that is added lays out all those above it again.
const storiesPerSheet = 8

/**
 * What a check finds in stories that were seen alone before. Those that can stand beside each other are asked sheet by
 * sheet; where the answer is not that all is well, each of them is asked alone, and only that counts.
 */
async function faultsInSheets(
  page: Page,
  seen: readonly Seen[],
  name: string,
  check: Check,
  globals: Globals,
) {
  const { sheets, alone } = sheetsOf(seen, storiesPerSheet)
  const ids = alone.map(({ id }) => id)
  const [first] = sheets[0] ?? []
  if (first) {
    await openStory(page, first.id, globals)
    await untilFinished(page)
  }
  for (const sheet of sheets) {
    const strange = await showSheet(page, sheet)
    const faults = await check(page)
    ids.push(...(faults.length > 0 ? sheet.map(({ id }) => id) : strange))
  }
  const faults: string[] = []
  await walkStories(page, globals, ids, async (id) => {
    for (const fault of await check(page)) faults.push(`${id}, ${name}: ${fault}`)
  })
  return faults
}

for (const part of catalogueParts) {
  test(`B66: axe finds nothing in the stories of part ${part + 1} of ${catalogueParts.length} in light, dark and forced colours, no name but 'Load More' is English, larger text and wider spacing cut nothing off, under reduced motion nothing moves, and at 320 px nothing scrolls sideways`, async ({
    page,
  }) => {
    const seen: Seen[] = []
    const faults: string[] = []
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await walkStories(page, { scheme: 'light' }, await storyIds(page.request, part), async (id) => {
      seen.push(await look(page, id))
      for (const [name, check] of Object.entries(inLight))
        for (const fault of await check(page)) faults.push(`${id}, ${name}: ${fault}`)
    })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    faults.push(...(await faultsInSheets(page, seen, 'forced colours', coloursOf, {})))
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    faults.push(
      ...(await faultsInSheets(page, seen, 'dark and 320 px wide', darkAndNarrow, { scheme: 'dark' })),
    )
    expect(faults).toEqual([])
  })
}
