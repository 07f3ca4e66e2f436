import type { Page } from '@playwright/test'
import { showStories } from './catalogue.ts'

/** What is known of a story since it was seen alone. */
export type Seen = {
  readonly id: string
  /** Whether it draws over other parts of the page, so that nothing can stand beside it. */
  readonly isApart: boolean
  /** What it sets for the whole page: stories of one sheet must agree about it. */
  readonly surroundings: string
  /** All its text that can be seen in a window of that width. */
  readonly text: string
  readonly width: number
}

/** Looks at the story that is open alone. */
export const look = async (page: Page, id: string): Promise<Seen> => ({
  id,
  ...(await page.evaluate(() => {
    const root = document.querySelector('#storybook-root')
    if (!root) throw new Error('no story is open')
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
    const styles = [...root.querySelectorAll('style')].map(({ textContent }) => textContent)
    const isStorybooks = ({ id, className, tagName }: Element) =>
      id.startsWith('storybook-') || /^sb-/.test(className) || /^(SCRIPT|STYLE|LINK)$/.test(tagName)
    const isElsewhere = [...document.body.children].some(
      (element) => !isStorybooks(element) && element.hasChildNodes(),
    )
    const floats = [...root.querySelectorAll('*')].some(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) || element.matches(':modal, :popover-open'),
    )
    const box = root.getBoundingClientRect()
    const texts: string[] = []
    let sticksOut = false
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isShown = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isShown || !textContent?.trim()) continue
      texts.push(textContent)
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { top, bottom } = range.getBoundingClientRect()
      if (top < box.top - 1 || bottom > box.bottom + 1) sticksOut = true
    }
    return {
      isApart: isElsewhere || floats || sticksOut,
      surroundings: JSON.stringify([attributes(document.documentElement), attributes(document.body), styles]),
      text: texts.join('\n'),
      width: innerWidth,
    }
  })),
})

/** Stories in the groups that may share a sheet, and those that must be looked at alone. */
export function sheetsOf(stories: readonly Seen[], size: number): { sheets: Seen[][]; alone: Seen[] } {
  const groups = Map.groupBy(
    stories.filter(({ isApart }) => !isApart),
    ({ surroundings }) => surroundings,
  )
  const sheets = [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, at) =>
      group.slice(at * size, (at + 1) * size),
    ),
  )
  return { sheets, alone: stories.filter(({ isApart }) => isApart) }
}

/**
 * Shows stories below each other. Every one has been in view when this returns. Answers those that did not become what
 * they are alone: the page around them is another, or their text is, in a window of the same width.
 */
export async function showSheet(page: Page, stories: readonly Seen[]): Promise<readonly string[]> {
  const ids = stories.map(({ id }) => id)
  // Whatever one of them did to the page, it did to all.
  if (!(await showStories(page, ids))) return ids
  return page.evaluate(async (seen) => {
    const cells = [...(document.querySelector('#storybook-root')?.children ?? [])]
    for (const cell of cells) {
      cell.scrollIntoView({ behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await document.fonts.ready
    const textOf = (cell: Element) => {
      const texts: string[] = []
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        const isShown = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (isShown && textContent?.trim()) texts.push(textContent)
      }
      return texts.join('\n')
    }
    const isAsAlone = ({ text, width }: Seen, place: number) => {
      const cell = cells[place]
      return cell?.hasChildNodes() && (width !== innerWidth || textOf(cell) === text)
    }
    return seen.filter((story, place) => !isAsAlone(story, place)).map(({ id }) => id)
  }, stories)
}
