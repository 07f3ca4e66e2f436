import { helpTexts, portalTexts, uiTexts } from '@leserkonto/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'

const gallery = '/artikel/az-bildergalerie-herbst'
const enlarge = (page: Page) => page.getByRole('link', { name: portalTexts.article.enlarge }).first()

test('a picture of an article opens in full, and Escape leads back to where the reader was', async ({
  page,
}) => {
  await page.goto(gallery)
  const address = page.url()
  await enlarge(page).click()
  const box = page.getByRole('dialog', { name: portalTexts.article.picture })
  await expect(box.getByRole('img').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(enlarge(page)).toBeFocused()
  expect(page.url()).toBe(address)
})

test('a picture in full is larger than in its page, can be zoomed and turned to the next', async ({
  page,
}) => {
  await page.goto(gallery)
  const widthOf = (picture: Locator) =>
    picture.evaluate((img: HTMLElement) => img.getBoundingClientRect().width)
  const slider = page.getByRole('region', { name: portalTexts.article.slider })
  const inPage = slider.getByRole('img').first()
  await inPage.scrollIntoViewIfNeeded()
  const before = await widthOf(inPage)
  await slider.getByRole('link', { name: portalTexts.article.enlarge }).first().click()
  const box = page.getByRole('dialog', { name: portalTexts.article.picture })
  const slide = box.locator('.swiper-initialized .swiper-slide:not([inert])')
  const shown = slide.locator('img')
  await expect(shown).toBeVisible()
  await expect.poll(() => widthOf(shown)).toBeGreaterThan(before)
  await expectAccessible(page)
  await slide.getByRole('button', { name: uiTexts.zoom.zoomIn }).click()
  await expect(box.locator('[data-scale="1.5"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box.locator('[data-scale="1.5"]')).toHaveCount(0)
  const source = () => shown.evaluate((img: HTMLImageElement) => img.currentSrc)
  const first = await source()
  await box.getByRole('button', { name: uiTexts.slider.next }).click()
  await expect.poll(source).not.toBe(first)
})

test('a picture of an advertisement stays marked as one over the page', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/artikel/az-sonderthema-kueche')
  await enlarge(page).click()
  const box = page.getByRole('dialog', { name: portalTexts.article.paidPicture })
  await expect(box.getByText(uiTexts.contentHeader.advertisement, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await box.getByRole('button', { name: uiTexts.overlay.close }).click()
  await expect(box).toHaveCount(0)
})

test('a picture whose lightbox cannot be loaded opens as a file', { tag: '@once' }, async ({ page }) => {
  await page.goto(gallery, { waitUntil: 'networkidle' })
  await page.route('**/*.js', (route) => route.abort())
  await enlarge(page).click()
  await page.waitForURL('**/bilder/wald-herbst-*.jpg')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the button of the head opens all sections, which lead on', { tag: '@once' }, async ({ page }) => {
    await page.goto('/rubrik/sport')
    await page.getByRole('link', { name: portalTexts.nav.menu }).click()
    const panel = page.getByRole('dialog', { name: portalTexts.nav.label })
    await expect(panel.getByRole('link', { name: 'Sport' })).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Kultur' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kultur' })).toBeVisible()
  })
})

test('a question of the help opens its answer and closes the one before', async ({ page }) => {
  const [first, second] = helpTexts.answers(true)
  await page.goto('/overview')
  await page.getByRole('contentinfo').getByRole('link', { name: helpTexts.title }).click()
  const question = (name = '') => page.getByRole('button', { name })
  await question(first?.question).click()
  await expect(question(first?.question)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await question(second?.question).click()
  await expect(page.getByText(first?.paragraphs[1] ?? '')).toBeHidden()
  await expect(question(second?.question)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures are files, the sections are in the head, and all answers can be read', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/hilfe')
    await expect(page.getByText(helpTexts.answers(true)[0]?.paragraphs[1] ?? '')).toBeVisible()
    await page.goto(gallery)
    await enlarge(page).click()
    await page.waitForURL('**/bilder/wald-herbst-*.jpg')
  })
})
