import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'
import { swipe } from '../support/touch.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Bildvergleich' })

/** Share of the width that the first picture takes, in percent, as it is painted. */
const uncovered = (page: Page) =>
  slider(page).evaluate((range) => {
    const handle = range.nextElementSibling?.getBoundingClientRect() ?? new DOMRect()
    const { left, width } = range.getBoundingClientRect()
    return Math.round(((handle.left + handle.width / 2 - left) / width) * 100)
  })

for (const [story, percent] of [
  ['left-border', 0],
  ['left-half', 25],
  ['center', 50],
  ['right-half', 75],
  ['right-border', 100],
] as const) {
  test(`the handle stands at ${percent} % for ${story}`, async ({ page }) => {
    await openStory(page, `blocks-imagecomparison--${story}`)
    expect(await uncovered(page)).toBe(percent)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `${percent} % Bild „Vorher“ sichtbar`)
  })
}

test('left stays left in a page that is written from right to left', async ({ page }) => {
  await openStory(page, 'blocks-imagecomparison--left-half')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await uncovered(page)).toBe(25)
  const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width * 0.8, y + height / 2)
  expect(await uncovered(page)).toBe(80)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '80 % Bild „Vorher“ sichtbar')
})

test('arrows move it by 1, Page keys by 10, Home and End to the borders', async ({ page }) => {
  await openStory(page, 'blocks-imagecomparison--center')
  await page.keyboard.press('Tab')
  await expect(slider(page)).toBeFocused()
  const at: number[] = []
  for (const key of [
    'ArrowRight',
    'ArrowLeft',
    'ArrowLeft',
    'PageUp',
    'PageDown',
    'PageDown',
    'Home',
    'End',
  ]) {
    await page.keyboard.press(key)
    at.push(await uncovered(page))
  }
  expect(at).toEqual([51, 50, 49, 59, 49, 39, 0, 100])
})

test('the mouse presses and drags it anywhere, and it stays under the pointer', async ({ page }) => {
  await openStory(page, 'blocks-imagecomparison--center')
  const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.8)
  await page.mouse.down()
  expect(await uncovered(page)).toBe(20)
  await page.mouse.move(x + width * 0.9, y + height * 0.3, { steps: 5 })
  await page.mouse.up()
  expect(await uncovered(page)).toBe(90)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } })

  test('a finger drags it', async ({ page }) => {
    await openStory(page, 'blocks-imagecomparison--center')
    const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await swipe(page, [
      { x: x + width * 0.5, y: y + height / 2 },
      { x: x + width * 0.25, y: y + height / 2 },
    ])
    expect(Math.abs((await uncovered(page)) - 25)).toBeLessThanOrEqual(1)
  })
})

test('on paper both pictures stand one below the other', async ({ page }) => {
  await openStory(page, 'blocks-imagecomparison--center')
  await page.emulateMedia({ media: 'print' })
  const [one, other] = await page.getByRole('img').all()
  const [first, second] = [await one?.boundingBox(), await other?.boundingBox()]
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
})
