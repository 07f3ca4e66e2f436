import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const toggle = (page: Page) => page.getByRole('button')
const clipHeight = (page: Page) =>
  page.locator('[data-state] > [id]').evaluate((clip) => clip.getBoundingClientRect().height)
const storyContent = (page: Page) => page.locator('[data-state] > div > div > div')

for (const [story, height] of [
  ['extra-small', 128],
  ['small', 288],
  ['medium', 336],
  ['small-by-style-rules', 224],
  ['medium-by-style-rules', 288],
] as const) {
  test(`a collapsed box is ${height} px high: ${story}`, async ({ page }) => {
    await openStory(page, `blocks-togglebox--${story}`)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => clipHeight(page)).toBe(height)
  })
}

test('content exactly as tall as the box has no toggle, one pixel more has one', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--exactly-as-tall')
  await expect(toggle(page)).toHaveCount(0)
  await openStory(page, 'blocks-togglebox--one-pixel-taller')
  await expect(toggle(page)).toHaveCount(1)
})

test('the toggle uncovers the content and cuts it again', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--small')
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('Weniger anzeigen')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => clipHeight(page)).toBeGreaterThan(400)
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('Mehr anzeigen')
  await expect.poll(() => clipHeight(page)).toBe(288)
})

test('the toggle names what it controls', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--small')
  const id = await toggle(page).getAttribute('aria-controls')
  expect(await page.locator(`[id="${id}"]`).textContent()).toContain('Zahlen und Fakten')
})

test('a link in the hidden part opens the box when Tab reaches it', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--extra-small')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Unterlagen zur Sitzung' })).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Unterlagen zur Sitzung' })).toBeInViewport()
})

test('a link under the fading edge opens the box as well', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--small')
  const link = page.getByRole('link', { name: 'Unterlagen zur Sitzung' })
  const [bottom, edge] = await link.evaluate((element) => {
    const clip = element.closest('[data-state] > [id]')
    return [element.getBoundingClientRect().bottom, clip?.getBoundingClientRect().bottom ?? 0]
  })
  expect(bottom).toBeLessThan(edge)
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
})

test('content that grows gets its toggle', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--exactly-as-tall')
  await storyContent(page).evaluate((content) => {
    ;(content as HTMLElement).style.blockSize = '300px' // a div of the story
  })
  await expect(toggle(page)).toHaveCount(1)
})

test('with larger text the box and its threshold grow together', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--one-pixel-taller')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.setViewportSize({ width: 500, height: 700 })
  await storyContent(page).evaluate((content) => {
    ;(content as HTMLElement).style.blockSize = '256px' // a div of the story
  })
  await expect(toggle(page)).toHaveCount(0)
})

test('on paper the whole content is there', async ({ page }) => {
  await openStory(page, 'blocks-togglebox--small')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => clipHeight(page)).toBeGreaterThan(400)
})
