import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('a sticky block header stops 60 px below the top edge', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await openStory(page, 'blocks-stickyblockheader--scrolling')
  await page.mouse.wheel(0, 300)
  const heading = page.getByRole('heading', { name: 'Aus der Region' })
  await expect(async () => {
    const top = await heading.evaluate((element) => element.parentElement?.getBoundingClientRect().top)
    expect(top).toBeCloseTo(60, 0)
  }).toPass()
})

for (const [width, percent] of [
  [800, 100],
  [320, 100],
  [320, 200],
] as const) {
  test(`what is focused by keyboard is not hidden by sticky headers at ${width} px and ${percent} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 400 })
    for (const [story, header, target] of [
      ['stickyblockheader--scrolling', ':has(> h2)', page.getByText('Absatz 12', { exact: true })],
      ['registrationshell--login', 'header', page.getByLabel('E-Mail-Adresse')],
    ] as const) {
      await openStory(page, `blocks-${story}`)
      await page.addStyleTag({ content: `html { font-size: ${percent}% } body { padding-block-end: 100vb }` })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const { top, headerBottom } = await target.evaluate((element, selector) => {
        element.tabIndex = 0
        element.focus()
        const headerBottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN
        return { top: element.getBoundingClientRect().top, headerBottom }
      }, header)
      // Where letters are that large for the window, no header sticks.
      expect(headerBottom, story).toBeLessThanOrEqual(percent === 200 ? 0 : top)
    }
  })
}

test('the skip link is the first stop, shows itself and leads past the header', async ({ page }) => {
  await openStory(page, 'blocks-registrationshell--login')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.width).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
})
