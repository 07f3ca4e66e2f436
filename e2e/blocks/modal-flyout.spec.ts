import { expect, type Locator, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const openClass = /(^|\s)\S*open/
const flyout = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('button', { name: 'Flyout öffnen', exact: true })
const closings = (page: Page) => page.locator('output')

async function openFlyout(page: Page): Promise<Locator> {
  await openStory(page, 'blocks-modalflyout--closed')
  await opener(page).click()
  await expect(flyout(page)).toHaveClass(openClass)
  await panelAtRest(page)
  return flyout(page)
}

const panelAtRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

test('B34: the Sonderthema flyout is not open at 49 ms and open with its overlay at 50 ms', async ({
  page,
}) => {
  await openStory(page, 'blocks-sponsoredtopicflyout--closed')
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-20T12:01:00Z'))
  await page.getByRole('button', { name: 'Sonderthema' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was ist ein Sonderthema?' })
  await page.clock.runFor(49)
  await expect(dialog).not.toHaveClass(openClass)
  await expect(dialog.locator('> div').first()).toHaveCSS('opacity', '0')
  await page.clock.runFor(1)
  await expect(dialog).toHaveClass(openClass)
  await expect(dialog.locator('> div').first()).toHaveCSS('opacity', '1')
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
  await expect(dialog).toContainText('redaktionelle Inhalte mit bezahlter Werbung')
})

test('the focus that comes at 50 ms does not take back a reader who is already further', async ({ page }) => {
  await openStory(page, 'blocks-modalflyout--stacked')
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-20T12:01:00Z'))
  await opener(page).click()
  for (const name of ['Schließen', 'Zweites Flyout öffnen']) {
    await page.keyboard.press('Tab')
    await expect(flyout(page).getByRole('button', { name })).toBeFocused()
  }
  await page.clock.runFor(50)
  await expect(flyout(page)).toHaveClass(openClass)
  await expect(flyout(page).getByRole('button', { name: 'Zweites Flyout öffnen' })).toBeFocused()
})

const waysToClose: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a press on the mask': (page) => page.mouse.click(20, 20),
  Schließen: (page) => page.getByRole('button', { name: 'Schließen' }).click(),
}

for (const [way, close] of Object.entries(waysToClose)) {
  test(`B36: ${way} closes once and gives the focus back`, async ({ page }) => {
    const dialog = await openFlyout(page)
    await close(page)
    await expect(dialog).toBeHidden()
    await expect(closings(page)).toHaveText('1')
    await expect(opener(page)).toBeFocused()
  })
}

test('B36: a second Escape in a row is not counted twice', async ({ page }) => {
  const dialog = await openFlyout(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(closings(page)).toHaveText('1')
})

test('B36: a click inside, and a press inside let go on the mask or the other way round, do not close', async ({
  page,
}) => {
  const dialog = await openFlyout(page)
  const text = dialog.getByText('Während Ihres Urlaubs')
  await text.click()
  const inside = await text.boundingBox()
  if (inside === null) throw new Error('the text has no box')
  await page.mouse.move(inside.x + 5, inside.y + 5)
  await page.mouse.down()
  await page.mouse.move(20, 20, { steps: 4 })
  await page.mouse.up()
  await page.mouse.down()
  await page.mouse.move(inside.x + 5, inside.y + 5, { steps: 4 })
  await page.mouse.up()
  await expect(dialog).toHaveClass(openClass)
  await expect(closings(page)).toHaveText('0')
})

test('B37: Tab goes round inside in both directions and never reaches the page behind', async ({ page }) => {
  const dialog = await openFlyout(page)
  const first = dialog.getByRole('button', { name: 'Schließen' })
  const last = dialog.getByRole('button', { name: 'Zeitraum wählen' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('link')).toBeFocused()
  await opener(page).focus()
  await expect(opener(page)).not.toBeFocused()
})

test('B37: the page behind does not scroll, and position and overflow come back exactly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 400 })
  await openStory(page, 'blocks-modalflyout--closed')
  await page.evaluate(() => {
    document.body.style.overflow = 'scroll'
    document.body.style.paddingInlineEnd = '3px'
    window.scrollTo(0, 123)
  })
  const state = () =>
    page.evaluate(() => ({
      y: window.scrollY,
      body: document.body.style.cssText,
      root: document.documentElement.style.cssText,
      width: document.querySelector('main')?.clientWidth,
    }))
  await opener(page).scrollIntoViewIfNeeded()
  const before = await state()
  await opener(page).click()
  await expect(flyout(page)).toHaveClass(openClass)
  await page.mouse.move(300, 30)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('End')
  expect(await state()).toMatchObject({ y: before.y, width: before.width })
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('Escape')
  await expect(flyout(page)).toBeHidden()
  expect(await state()).toEqual(before)
})

test('B37: two stacked flyouts unlock the page only after both, Escape takes the upper one first', async ({
  page,
}) => {
  await openStory(page, 'blocks-modalflyout--stacked')
  const overflow = () => page.evaluate(() => document.body.style.overflow)
  const upperOpener = page.getByRole('button', { name: 'Zweites Flyout öffnen' })
  await opener(page).click()
  await upperOpener.click()
  await expect(page.getByRole('dialog', { name: 'Zweites Flyout' })).toHaveClass(openClass)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(upperOpener).toBeFocused()
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  expect(await overflow()).toBe('')
})

test('under reduced motion the order stays and nothing slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = await openFlyout(page)
  await expect(dialog.getByRole('heading', { name: 'Zustellung unterbrechen' })).toBeInViewport({ ratio: 1 })
})

test('a small window with much text scrolls inside the flyout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openStory(page, 'blocks-modalflyout--long-content')
  const lastLine = page.getByText('§ 24')
  await lastLine.scrollIntoViewIfNeeded()
  await expect(lastLine).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 })
})

test('long text without a control in it scrolls by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await openStory(page, 'blocks-modalflyout--long-content')
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByText('§ 24')).toBeInViewport()
})
