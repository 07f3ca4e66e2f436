import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const blocks = [
  { id: 'lightbox', opener: 'Bild vergrößern', name: 'Der Hafen am Abend' },
  {
    id: 'advertoriallightbox',
    opener: 'Anzeige öffnen',
    name: 'Wärmepumpe im Altbau: So gelingt der Umstieg',
  },
] as const

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY)

for (const { id, opener, name } of blocks) {
  const open = async (page: Page) => {
    await openStory(page, `blocks-${id}--closed`)
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
    expect(await overflow(page)).toBe('hidden')
    return dialog
  }
  const expectClosedOnce = async (page: Page) => {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('output')).toHaveText('1')
    await expect(page.getByRole('button', { name: opener })).toBeFocused()
    expect(await overflow(page)).toBe('visible')
  }

  test(`B42: ${id} closes by its icon, unlocks the page and gives the focus back`, async ({ page }) => {
    const dialog = await open(page)
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expectClosedOnce(page)
  })

  test(`B42: ${id} closes on Escape`, async ({ page }) => {
    await open(page)
    await page.keyboard.press('Escape')
    await expectClosedOnce(page)
  })

  test(`${id} closes on the browser's back button, which stays on the page`, async ({ page }) => {
    await open(page)
    const { url, entries } = await page.evaluate(() => ({ url: location.href, entries: history.length }))
    await page.goBack()
    await expectClosedOnce(page)
    expect(page.url()).toBe(url)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test(`${id} leaves no entry behind when it closes in another way`, async ({ page }) => {
    await page.goto('/index.json')
    await open(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.lkOverlays)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/index.json')
  })
}

test('a lightbox over a flyout closes first and gives the focus back step by step', async ({ page }) => {
  await openStory(page, 'blocks-lightbox--over-a-flyout')
  await page.getByRole('button', { name: 'Flyout öffnen' }).click()
  await page.getByRole('button', { name: 'Bild vergrößern' }).click()
  await expect(page.getByRole('dialog', { name: 'Der Hafen am Abend' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Bild vergrößern' })).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Bildergalerie' })).toBeVisible()
  expect(await overflow(page)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Flyout öffnen' })).toBeFocused()
  expect(await overflow(page)).toBe('visible')
})

test('the picture fits the window at every size', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 320 },
    { width: 1400, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await openStory(page, 'blocks-lightbox--open')
    await expect(page.getByRole('img')).toBeInViewport({ ratio: 1 })
  }
})
