import { fieldLabels, profileTexts, sessionTexts } from '@leserkonto/texts'
import { expect, type Page } from '@playwright/test'
import { formField } from './form-field.ts'
import { type Hand, pointer } from './hand.ts'

/** Password of every persona. */
export const personaPassword = 'Lese-Test-2024'

/** Logs in on the login page that is open and waits for the profile. */
export async function logIn(page: Page, email: string, hand: Hand = pointer): Promise<void> {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.type(formField(form, fieldLabels.password), personaPassword)
  await hand.press(form.getByRole('button', { name: sessionTexts.login.submit, exact: true }))
  await expect(page.getByRole('heading', { name: profileTexts.title, level: 1 })).toBeVisible()
}
