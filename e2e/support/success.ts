import { sessionTexts, successPage } from '@leserkonto/texts'
import { expect, type Page } from '@playwright/test'
import { type Hand, pointer } from './hand.ts'
import { heading } from './reader.ts'

/**
 * Reads a success page and presses its button, unless its five seconds have led to the login already: on a busy
 * machine either may come first.
 */
export async function goOnFrom(
  page: Page,
  [pageType, message]: readonly [pageType: string, message: string],
  hand: Hand = pointer,
): Promise<void> {
  const { title = '', next = '' } = successPage(pageType, message) ?? {}
  const login = heading(page, sessionTexts.title)
  await expect(heading(page, title).or(login)).toBeVisible()
  const pressed = hand.press(page.getByRole('button', { name: next, exact: true })).catch(() => undefined)
  await Promise.race([pressed, login.waitFor()])
  await expect(login).toBeVisible()
}
