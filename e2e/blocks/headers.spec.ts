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

test('what is focused by keyboard under sticky headers is not hidden by them', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await openStory(page, 'blocks-stickyblockheader--scrolling')
  const target = page.getByText('Absatz 12', { exact: true })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await target.evaluate((element) => {
    element.tabIndex = 0
    element.focus()
  })
  const [headerBottom, targetTop] = await Promise.all([
    page
      .getByRole('heading', { name: 'Aus der Region' })
      .evaluate((element) => element.parentElement?.getBoundingClientRect().bottom ?? 0),
    target.evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(targetTop).toBeGreaterThanOrEqual(headerBottom)
})

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
