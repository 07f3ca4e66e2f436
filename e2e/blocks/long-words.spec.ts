import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

for (const [story, place] of [
  ['input--plain', 'label'],
  ['checkbox--off', 'label'],
  ['secondarylink--internal', 'a > span'],
  ['sectioncard--colored', 'h2'],
  ['sectioncard--colored', 'a > span'],
  ['mainheader--with-action', 'header a'],
  ['progresscountup--share', '[aria-hidden] > span'],
] as const) {
  test(`a long word in ${place} of ${story} stays in a window of 320 px, also at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await openStory(page, `blocks-${story}`)
    await page
      .locator(`#storybook-root ${place}`)
      .first()
      .evaluate((element, text) => {
        element.textContent = text
      }, word)
    for (const percent of [100, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, `${percent} %`).toBeLessThanOrEqual(0)
    }
  })
}
