import { expect, type Page } from '@playwright/test'
import { fieldLabels, profileTexts, sessionTexts } from '../../packages/texts/src/index.ts'
import { formField } from './form-field.ts'
import { type Hand, pointer } from './hand.ts'

/** Password of every persona. */
export const personaPassword = 'Lese-Test-2024'

/** Logs in on the login page that is open and waits for the profile. */
export async function logIn(page: Page, email: string, hand: Hand = pointer): Promise<void> {
  await submitLogin(page, email, hand)
  await expect(page.getByRole('heading', { name: profileTexts.title, level: 1 })).toBeVisible()
}

/** Opens a page behind the login as this reader. */
export async function openAs(page: Page, email: string, path: string, hand: Hand = pointer): Promise<void> {
  await page.goto(path)
  await submitLogin(page, email, hand)
}

/** Fills in the login form of the open page and sends it off; where it leads is the caller's matter. */
export async function submitLogin(page: Page, email: string, hand: Hand = pointer): Promise<void> {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.type(formField(form, fieldLabels.password), personaPassword)
  await hand.press(form.getByRole('button', { name: sessionTexts.login.submit, exact: true }))
}
