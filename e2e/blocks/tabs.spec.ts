import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('B47: one tab stop; arrows wrap and open, the panel without controls is the next stop', async ({
  page,
}) => {
  await openStory(page, 'blocks-tabs--titles')
  await page.keyboard.press('Tab')
  const login = page.getByRole('tab', { name: 'Anmelden' })
  const register = page.getByRole('tab', { name: 'Registrieren' })
  await expect(login).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(register).toBeFocused()
  await expect(register).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(login).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Anmelden' })).toBeFocused()
})

test('B47: Home and End go to the ends, Up and Down are left to the page', async ({ page }) => {
  await openStory(page, 'blocks-tabs--second-open')
  const register = page.getByRole('tab', { name: 'Registrieren' })
  await register.focus()
  await page.keyboard.press('ArrowUp')
  await expect(register).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(register).toHaveAttribute('aria-selected', 'true')
})

test('only the open panel is shown', async ({ page }) => {
  await openStory(page, 'blocks-tabs--titles')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await expect(page.getByText('Noch kein Konto?')).toBeVisible()
  await expect(page.getByText('Melden Sie sich')).not.toBeVisible()
})
