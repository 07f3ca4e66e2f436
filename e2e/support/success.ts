import { sessionTexts, successPage } from '@leserkonto/texts'
import { expect, type Page } from '@playwright/test'
import { type Hand, pointer } from './hand.ts'
import { heading } from './reader.ts'

const left = successPage('session', 'left')
const deleted = successPage('profile', 'deleted')

/** Signs out on the page of the account that is open, and reads the page that says so. */
export async function signOutHere(page: Page, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole('button', { name: sessionTexts.signOut, exact: true }))
  await expect(heading(page, sessionTexts.signedOut)).toBeVisible()
}

/** From the page after signing out to the login. */
export async function signInAgain(page: Page, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole('link', { name: left?.signIn ?? '', exact: true }))
  await expect(heading(page, sessionTexts.title)).toBeVisible()
}

/** Reads the page after a profile was deleted, and follows its way to the newspaper. */
export async function leaveDeleted(page: Page): Promise<void> {
  await expect(heading(page, deleted?.title ?? '')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: deleted?.next ?? '', exact: true })
    .click()
  await expect(page).toHaveURL(/\/overview$/)
}
