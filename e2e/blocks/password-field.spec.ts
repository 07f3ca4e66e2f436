import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const caret = (page: Page) =>
  page
    .getByLabel('Neues Passwort')
    .evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])

test.beforeEach(async ({ page }) => {
  await openStory(page, 'blocks-passwordfield--new-with-hints')
})

test('B51: a press on the toggle keeps value, caret and focus', async ({ page }) => {
  const field = page.getByLabel('Neues Passwort')
  await field.focus()
  await field.press('Home')
  await field.press('ArrowRight')
  await field.press('ArrowRight')
  for (const type of ['text', 'password']) {
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    await expect(field).toHaveAttribute('type', type)
    expect(await caret(page)).toEqual([2, 2])
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('sommer')
  }
})

test('B51: the toggle is a tab stop after the field and works with Space', async ({ page }) => {
  await page.getByLabel('Neues Passwort').focus()
  await page.keyboard.press('Tab')
  const toggle = page.getByRole('button', { name: 'Passwort anzeigen' })
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()
})

test('hints are marked while the reader types', async ({ page }) => {
  const field = page.getByLabel('Neues Passwort')
  await expect(page.getByText('Noch offen: Eine Ziffer')).toBeAttached()
  await field.fill('Sommer2026')
  await expect(page.getByText('Erfüllt: Eine Ziffer')).toBeAttached()
  await expect(page.getByRole('status')).toHaveText('4 von 4 Vorgaben erfüllt')
})
