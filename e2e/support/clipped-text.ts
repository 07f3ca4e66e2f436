import type { Page } from '@playwright/test'

/** Descriptions of the elements that cut off text they hold, e.g. `p.lead 'Der Stadtrat…'`. */
export const clippedText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
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
    return [...document.querySelectorAll('#storybook-root *')]
      .filter((element) => element.textContent?.trim() && isForEyes(element) && cuts(element))
      .map(
        (element) => `${element.tagName} .${element.className} '${element.textContent?.trim().slice(0, 40)}'`,
      )
  })
