import { randomUUID } from 'node:crypto'
import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import type { Locator, Page } from '@playwright/test'
import { call } from './call.ts'
import { formField } from './form-field.ts'
import { type Hand, pointer } from './hand.ts'
import { greeting, personaPassword } from './log-in.ts'
import { linkMailedTo } from './reader-mail.ts'
import { editionUrl } from './stack.ts'

/** An address nobody has had before. */
export const freshAddress = (): string => `leser-${randomUUID()}@example.test`

/** Registers through the API and answers how to activate with the mail that came. */
export async function register(email: string): Promise<() => Promise<void>> {
  const api = editionUrl('az')
  await call(`${api}/registration/register`, { method: 'POST', json: { email, password: personaPassword } })
  const token = new URL(await linkMailedTo(email, 'activation')).searchParams.get('token')
  return async () => {
    const { status } = await call(`${api}/registration/activate`, { method: 'POST', json: { token } })
    if (status !== 200) throw new Error(`${email} could not be activated: ${status}`)
  }
}

/** A reader of their own for one journey, registered and activated; answers the address. */
export async function newReader(): Promise<string> {
  const email = freshAddress()
  const activate = await register(email)
  await activate()
  return email
}

/** Fills the login form that is open and sends it; what comes then is the journey's matter. */
export async function tryLogIn(page: Page, email: string, password: string, hand: Hand = pointer) {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.type(formField(form, fieldLabels.password), password)
  await hand.press(form.getByRole('button', { name: sessionTexts.login.submit, exact: true }))
}

/** Opens a page behind the login as a reader with the password of the personas. */
export async function openAs(page: Page, email: string, path: string, hand: Hand = pointer) {
  await page.goto(path)
  await tryLogIn(page, email, personaPassword, hand)
}

/** The heading of the view. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 1, exact: true })

/** The heading of the overview, which greets by the hour. */
export const home = (page: Page): Locator => page.getByRole('heading', { name: greeting, level: 1 })

/** The box that says what went wrong; the region for notifications is an alert too, and mostly silent. */
export const problem = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: text.replace(/ ?\[.*/, '') })
