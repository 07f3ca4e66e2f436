import { loginCodeTexts, sessionTexts, signInSheetTexts } from '@leserkonto/texts'
import { expect, type Locator, type Page } from '@playwright/test'

/** The sheet that opens over a page of the portal, at either of its steps. */
export const signInSheet = (page: Page): Locator => page.getByRole('dialog', { name: sheetNames })

const sheetNames = new RegExp(`^(${signInSheetTexts.title}|${loginCodeTexts.title})$`)

/**
 * Presses what opens the sheet, and goes on to the page of the login: with a password, as before there was a sheet. A press before
 * the page's script has come follows the link to the same page.
 */
export async function openLogin(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  const withPassword = signInSheet(page).getByRole('link', { name: signInSheetTexts.withPassword })
  const login = page.getByRole('heading', { name: sessionTexts.title, exact: true, level: 1 })
  await expect(withPassword.or(login)).toBeVisible()
  if (await withPassword.isVisible()) await withPassword.click()
}
