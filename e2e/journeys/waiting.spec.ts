import {
  announcementTexts,
  fieldLabels,
  invitationTexts,
  passwordTexts,
  paywallTexts,
  registrationTexts,
  sessionTexts,
  successPage,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { invitationOf, ownOwner } from '../support/own-readers.ts'
import { freshAddress, heading, newReader, openAs } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'

const locked = `${editionUrl('az')}/artikel/az-marktplatz-baeume`
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** From the locked article to the page that waits for the mail. */
async function register(page: Page, email: string) {
  await page.goto(locked)
  await openLogin(page, main(page).getByRole('link', { name: paywallTexts.ways.register, exact: true }))
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await formField(form, fieldLabels.email).fill(email)
  await formField(form, fieldLabels.password).fill(personaPassword)
  await form.getByRole('button', { name: registrationTexts.submit }).click()
  await expect(heading(page, registrationTexts.checkMailbox.title)).toBeVisible()
}

async function activateIn(page: Page, email: string) {
  await page.goto(await linkMailedTo(email, 'activation'))
  await button(page, registrationTexts.activate.submit).click()
  await expect(heading(page, successPage('activation', 'success')?.title ?? '')).toBeVisible()
}

test('the mail opened in another browser: the page that waits leads to the article by itself', async ({
  page,
  otherBrowser,
}) => {
  const email = freshAddress()
  await register(page, email)
  await expectAccessible(page)
  // Nobody is signed in before the mailbox has agreed.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token')
  await activateIn(await otherBrowser(), email)
  await page.waitForURL(locked)
  await expect(main(page).getByRole('link', { name: paywallTexts.signIn, exact: true })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: announcementTexts.activated })).toBeVisible()
})

test('who typed an address first is told nothing once its owner has registered, too', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = freshAddress()
  await register(page, email)
  await linkMailedTo(email, 'activation')
  const owner = await otherBrowser()
  await register(owner, email)
  await owner.goto(await linkMailedTo(email, 'activation'))
  const answered = page.waitForResponse((response) => response.url().includes('mail.awaited'))
  await button(owner, registrationTexts.activate.submit).click()
  await expect(heading(owner, registrationTexts.activate.needsPassword.title)).toBeVisible()
  expect(await (await answered).text()).toContain('"confirmed":false')
  await page.waitForResponse((response) => response.url().includes('mail.awaited'))
  await expect(heading(page, registrationTexts.checkMailbox.title)).toBeVisible()
})

test('a new password set elsewhere is noticed in a browser that the account knows', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = await newReader()
  await openAs(page, email, '/service/profil/password/update')
  await expect(heading(page, passwordTexts.update.title)).toBeVisible()
  await page.goto('/service/profil/password/request')
  await formField(main(page), fieldLabels.email).fill(email)
  await button(page, passwordTexts.request.submit).click()
  await expect(heading(page, passwordTexts.request.sent.title)).toBeVisible()
  const elsewhere = await otherBrowser()
  await elsewhere.goto(await linkMailedTo(email, 'passwordReset'))
  await formField(main(elsewhere), passwordTexts.update.newPassword).fill('Ganz-Neu-88')
  await button(elsewhere, passwordTexts.reset.submit).click()
  await expect(heading(page, successPage('password', 'success')?.title ?? '')).toBeVisible()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await expect(formField(page.getByRole('tabpanel'), fieldLabels.email)).toHaveValue(email)
})

test('who comes from an invitation finds the address at the login, and who invites is named as in the mail', {
  tag: '@once',
}, async ({ page }) => {
  const owner = await ownOwner({ family: { max_members: 4 } })
  const email = freshAddress()
  await page.goto(await invitationOf(owner, email))
  await expect(page.getByText(invitationTexts.text('family', 'Kim Probe'))).toBeVisible()
  await page.getByRole('link', { name: invitationTexts.anonymous.login }).click()
  await expect(formField(page.getByRole('tabpanel'), fieldLabels.email)).toHaveValue(email)
})
