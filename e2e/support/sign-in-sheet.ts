import { loginCodeTexts, signInSheetTexts } from '@leserkonto/texts'
import type { Locator, Page } from '@playwright/test'

/** The sheet that opens over a page of the portal, at either of its steps. */
export const signInSheet = (page: Page): Locator => page.getByRole('dialog', { name: sheetNames })

const sheetNames = new RegExp(`^(${signInSheetTexts.title}|${loginCodeTexts.title})$`)

/** Presses what opens the sheet, and goes on to the page of the login: with a password, as before there was a sheet. */
export async function openLogin(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await signInSheet(page).getByRole('link', { name: signInSheetTexts.withPassword }).click()
}
