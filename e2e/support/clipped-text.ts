import type { Page } from '@playwright/test'

/**
 * What each enlargement cuts off of the text that the open story shows whole, e.g. `text at 200 %: p.lead 'Der
 * Stadtrat…'`. The style sheets are given by name and are gone again at the end.
 */
export const newlyClippedText = (
  page: Page,
  enlargements: Readonly<Record<string, string>>,
): Promise<readonly string[]> =>
  page.evaluate(async (styles) => {
    const cuts = (element: Element) => {
      const style = getComputedStyle(element)
      const over = (axis: string, content: number, box: number) =>
        (axis === 'hidden' || axis === 'clip') && content > box + 1
      return (
        over(style.overflowX, element.scrollWidth, element.clientWidth) ||
        over(style.overflowY, element.scrollHeight, element.clientHeight)
      )
    }
    const isForEyes = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1
    const clipped = () =>
      [...document.querySelectorAll('#storybook-root *')]
        .filter((element) => element.textContent?.trim() && isForEyes(element) && cuts(element))
        .map(
          (element) =>
            `${element.tagName} .${element.className} '${element.textContent?.trim().slice(0, 40)}'`,
        )
    const before = new Set(clipped())
    const faults: string[] = []
    for (const [name, content] of Object.entries(styles)) {
      const style = document.head.appendChild(
        Object.assign(document.createElement('style'), { textContent: content }),
      )
      const after = clipped()
      style.remove()
      // Blocks that measure themselves have two frames to be as they were.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      faults.push(...after.filter((element) => !before.has(element)).map((element) => `${name}: ${element}`))
    }
    return faults
  }, enlargements)
