import type { ListedMail } from '@leserkonto/testing'
import { fieldLabels, loginCodeTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import { expect, type Locator, type Page } from '@playwright/test'
import { formField } from './form-field.ts'
import { type Hand, pointer } from './hand.ts'
import { heading } from './reader.ts'
import { mailTo } from './reader-mail.ts'
import { stack } from './stack.ts'

/** The field for the code of a mail. */
export const codeField = (within: Page | Locator): Locator =>
  formField('goto' in within ? within.getByRole('main') : within, fieldLabels.code)

/** The code in the newest mail to an address, but none of the known ones. */
export async function mailedCode(email: string, known: readonly ListedMail[]): Promise<string> {
  const { subject } = await mailTo(email, ' ist Ihr Anmeldecode', known)
  return subject.slice(0, 6)
}

/** Another code than this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks for a code on the login page that is open, and reads it in the mailbox. */
export async function askForCode(page: Page, email: string, hand: Hand = pointer): Promise<string> {
  const known = await stack.mailsTo(email)
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.press(form.getByRole('button', { name: loginCodeTexts.offer.submit }))
  await expect(heading(page, loginCodeTexts.title)).toBeVisible()
  await expect(page.getByText(loginCodeTexts.sent(email))).toBeVisible()
  return mailedCode(email, known)
}

/** Opens an account without a password from a page behind the login, and waits for that page. */
export async function registerByCode(page: Page, email: string, path: string, title: string): Promise<void> {
  await page.goto(path)
  const code = await askForCode(page, email)
  await codeField(page).fill(code)
  await page.getByRole('button', { name: registrationTexts.withCode.submit }).click()
  await expect(heading(page, title)).toBeVisible()
}

/** Proves by a code who the reader is, in the form or dialog that asks for it. */
export async function proveByCode(form: Locator, email: string): Promise<void> {
  const known = await stack.mailsTo(email)
  await form.getByRole('button', { name: loginCodeTexts.offer.submit }).click()
  await expect(form.getByText(loginCodeTexts.sent(email))).toBeVisible()
  await codeField(form).fill(await mailedCode(email, known))
  await expect(form.getByText(loginCodeTexts.proof.proven)).toBeVisible()
}
