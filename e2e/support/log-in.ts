import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import { expect, type Page } from '@playwright/test'
import { formField } from './form-field.ts'
import { type Hand, pointer } from './hand.ts'

/** The heading of the overview, at whatever hour. */
export const greeting = /^Guten (Morgen|Tag|Abend)/

/** Password of every persona. */
export const personaPassword = 'Lese-Test-2024'

type How = {
  /** @default pointer */
  hand?: Hand
  /** Heading of the page it leads to. @default the overview's */
  lands?: string | RegExp
}

/** Logs in on the login page that is open and waits for the page after it. */
export async function logIn(
  page: Page,
  email: string,
  { hand = pointer, lands = greeting }: How = {},
): Promise<void> {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.type(formField(form, fieldLabels.password), personaPassword)
  await hand.press(form.getByRole('button', { name: sessionTexts.login.submit, exact: true }))
  await expect(page.getByRole('heading', { name: lands, level: 1 })).toBeVisible()
}

/** From the next page on, what the journey looks at does not count as use of the page by its reader, as it does by itself. */
export const lookOnly = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  )
