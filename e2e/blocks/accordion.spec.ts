import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('B46: links in closed panels are no tab stops, in an open one they are', async ({ page }) => {
  await openStory(page, 'blocks-accordion--single')
  const link = page.getByRole('link', { name: 'Profil' })
  const names: (string | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim()))
  }
  expect(names).toEqual([
    'Wie kündige ich mein Abo?',
    'Wie ändere ich meine Adresse?',
    'Wann erscheint meine Zeitung?',
  ])
  await page.getByRole('button', { name: 'Wie ändere ich' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test('B46: Enter and Space toggle, and the state is told', async ({ page }) => {
  await openStory(page, 'blocks-accordion--single')
  const toggle = page.getByRole('button', { name: 'Wie kündige ich' })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Schreiben Sie uns')).toBeVisible()
  await toggle.press('Space')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Schreiben Sie uns')).not.toBeVisible()
})

// By the same step of the browser as its search in the page, which no test can press.
test('a link into a closed panel opens it and closes the open one', async ({ page }) => {
  await openStory(page, 'blocks-accordion--single')
  await page.getByRole('button', { name: 'Wie kündige ich' }).click()
  await page.evaluate(() => {
    location.hash = '#zustellung'
  })
  await expect(page.getByText('Montags bis samstags')).toBeVisible()
  await expect(page.getByText('Schreiben Sie uns')).not.toBeVisible()
})

test('on paper all panels stand open', async ({ page }) => {
  await openStory(page, 'blocks-accordion--single')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Schreiben Sie uns', 'Öffnen Sie Ihr', 'Montags bis samstags'])
    await expect(page.getByText(text)).toBeVisible()
})

test('link and toggle of a linked entry are both at least 24 px', async ({ page }) => {
  await openStory(page, 'blocks-accordion--linked-with-icons')
  for (const control of [
    page.getByRole('link', { name: 'Lokales' }),
    page.getByRole('button', { name: 'Untermenü Lokales' }),
  ]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})
