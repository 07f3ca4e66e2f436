import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'
import { swipe } from '../support/touch.ts'

test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

const openClass = /(^|\s)\S*open/
const flyout = (page: Page) => page.getByRole('dialog')

async function openSheet(page: Page, story: string) {
  await openStory(page, `blocks-modalflyout--${story}`)
  await expect(flyout(page)).toHaveClass(openClass)
  await settled(page)
  const panel = flyout(page).locator('> div').nth(1)
  const box = await panel.boundingBox()
  if (box === null) throw new Error('the sheet has no box')
  return { panel, ...box, onHead: { x: 60, y: box.y + 30 }, inText: { x: 60, y: box.y + 120 } }
}

const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

const down = ({ x, y }: { x: number; y: number }, by: number) =>
  [
    { x, y },
    { x, y: y + by },
  ] as const

test('a drag down by more than half the height closes once', async ({ page }) => {
  const { onHead, height } = await openSheet(page, 'open')
  await swipe(page, down(onHead, height / 2 + 2))
  await expect(flyout(page)).toBeHidden()
  await expect(page.locator('output')).toHaveText('1')
})

test('exactly half the height springs back', async ({ page }) => {
  const { panel, onHead, height, y } = await openSheet(page, 'open')
  await swipe(page, down(onHead, Math.floor(height / 2)))
  await settled(page)
  await expect(flyout(page)).toHaveClass(openClass)
  expect((await panel.boundingBox())?.y).toBe(y)
  await expect(page.locator('output')).toHaveText('0')
})

test('the sheet follows the finger and never goes up', async ({ page }) => {
  const { panel, onHead, y } = await openSheet(page, 'open')
  await page.mouse.move(onHead.x, onHead.y)
  await page.mouse.down()
  await page.mouse.move(onHead.x, onHead.y + 40, { steps: 5 })
  expect((await panel.boundingBox())?.y).toBeCloseTo(y + 40, 0)
  await page.mouse.move(onHead.x, onHead.y - 80, { steps: 5 })
  expect((await panel.boundingBox())?.y).toBeCloseTo(y, 0)
  await page.mouse.up()
  await expect(flyout(page)).toHaveClass(openClass)
})

test('a drag may begin in the text, and a button it begins on is not pressed', async ({ page }) => {
  const { inText, height } = await openSheet(page, 'open')
  await swipe(page, down(inText, height / 2 + 10))
  await expect(flyout(page)).toBeHidden()
  await openSheet(page, 'open')
  const close = await page.getByRole('button', { name: 'Schließen' }).boundingBox()
  if (close === null) throw new Error('the button has no box')
  await swipe(page, down({ x: close.x + 20, y: close.y + 20 }, 30))
  await expect(flyout(page)).toHaveClass(openClass)
})

test('from the handle only: a drag in the text leaves the sheet alone', async ({ page }) => {
  const { inText, onHead, height } = await openSheet(page, 'drag-from-handle-only')
  await swipe(page, down(inText, height / 2 + 10))
  await expect(flyout(page)).toHaveClass(openClass)
  await swipe(page, down(onHead, height / 2 + 10))
  await expect(flyout(page)).toBeHidden()
})

test('scrolled content scrolls; only at its top the sheet follows', async ({ page }) => {
  const { panel, inText, height, y } = await openSheet(page, 'long-content')
  await panel.evaluate((element) => element.scrollTo(0, 300))
  await swipe(page, down({ ...inText, y: inText.y + 60 }, 120))
  await expect(flyout(page)).toHaveClass(openClass)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeLessThan(300)
  expect((await panel.boundingBox())?.y).toBe(y)
  await panel.evaluate((element) => element.scrollTo(0, 0))
  await swipe(page, down(inText, height / 2 + 10))
  await expect(flyout(page)).toBeHidden()
})

test('on a wide screen a mouse drags by the head and marks text elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  const { panel, x, y, height } = await openSheet(page, 'open')
  const drag = async (from: { x: number; y: number }, by: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + by, { steps: 6 })
    await page.mouse.up()
  }
  const text = await panel.getByText('Während Ihres Urlaubs').boundingBox()
  if (text === null) throw new Error('the text has no box')
  await drag({ x: text.x + 40, y: text.y + 8 }, height)
  await expect(flyout(page)).toHaveClass(openClass)
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(0)
  await drag({ x: x + 60, y: y + 30 }, height / 2 + 5)
  await expect(flyout(page)).toBeHidden()
})
