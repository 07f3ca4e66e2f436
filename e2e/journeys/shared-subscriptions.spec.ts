import {
  errorTexts,
  invitationTexts,
  registrationTexts,
  seatStates,
  sessionTexts,
  sharedOwnerTexts,
  sharedReaderTexts,
} from '@leserkonto/texts'
import type { Locator, Page } from '@playwright/test'
import { doubleText, expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { type Hand, keyboard, pointer } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { endPlan, invitationOf, ownOwner, ownReader } from '../support/own-readers.ts'
import { freshAddress, heading, home, openAs, problem, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { button, inviteByForm, planPath as plan } from '../support/shared-plan.ts'
import { editionUrl } from '../support/stack.ts'

const family = { family: { max_members: 4 } }
const { members, seats } = sharedOwnerTexts

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a family owner invites; who has no account registers from the invitation and lands activated', {
  tag: '@firefox',
}, async ({ page, otherBrowser }) => {
  await fromInvitationToSeat(page, await otherBrowser(), pointer, pointer)
})

test('the same by keyboard alone', { tag: '@keyboard' }, async ({ page, otherBrowser }) => {
  const guest = await otherBrowser()
  await fromInvitationToSeat(page, guest, keyboard(page), keyboard(guest))
})

async function fromInvitationToSeat(page: Page, guest: Page, hand: Hand, guestHand: Hand) {
  const owner = await ownOwner(family)
  const email = freshAddress()
  await openAs(page, owner.email, plan, hand)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await expect(page.getByText(members.empty)).toBeVisible()
  await expect(page.getByText('Musterstraße 12, 12345 Musterstadt')).toBeVisible()
  await expectAccessible(page)
  await inviteByForm(page, hand, email)
  await expect(page.getByText(sharedReaderTexts.states.invited(email))).toBeVisible()
  await expect(rowOf(page, email)).toContainText(seatStates.invited)
  await expect(page.getByText(seats.used(1, 4))).toBeVisible()

  const link = await linkMailedTo(email, 'invitation')
  await wrongReader(page, hand, link)
  await registerFrom(guest, guestHand, link, email)
  await activate(guest, guestHand, email)
  await expect(heading(guest, invitationTexts.success.title('family'))).toBeVisible()
  await expectAccessible(guest)
  await guestHand.press(guest.getByRole('link', { name: invitationTexts.success.manage }))
  await expect(heading(guest, sharedReaderTexts.member.title('family'))).toBeVisible()
  await expect(guest.getByText(sharedReaderTexts.member.active, { exact: true })).toBeVisible()
  await expectAccessible(guest)
  const look = await call(`${editionUrl('az')}/shared-subscriptions/childusers`, { token: owner.token })
  expect(look.body).toMatchObject({ used: 1, childusers: [{ email, account_label: 'aktiviert' }] })
}

/** The owner opens the invitation to somebody else, is told so and logs out on the spot. */
async function wrongReader(page: Page, hand: Hand, link: string) {
  await page.goto(link)
  await expect(problem(page, errorTexts.SHARED_WRONG_USER)).toBeVisible()
  expect(page.url()).toBe(`${editionUrl('az')}${plan}/invite`)
  await expectAccessible(page)
  await hand.press(page.getByRole('main').getByRole('button', { name: invitationTexts.refused.signOut }))
  await expect(page.getByRole('link', { name: invitationTexts.anonymous.register })).toBeVisible()
}

async function registerFrom(page: Page, hand: Hand, link: string, email: string) {
  await page.goto(link)
  await expect(page.getByText(invitationTexts.text('family', 'Kim Probe'))).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: invitationTexts.anonymous.register }))
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await expect(form.getByText(registrationTexts.invited(email))).toBeVisible()
  await expectAccessible(page)
  await expect(formField(form, 'E-Mail-Adresse')).toHaveValue(email)
  await hand.type(formField(form, 'Passwort'), personaPassword)
  await typeAddress(form, hand, 'Musterstr.')
  await hand.press(form.getByRole('button', { name: registrationTexts.submit }))
  await expect(heading(page, registrationTexts.checkMailbox.title)).toBeVisible()
}

async function typeAddress(form: Locator, hand: Hand, street: string) {
  await hand.type(formField(form, 'Straße'), street)
  await hand.type(formField(form, 'Hausnummer'), '12')
  await hand.type(formField(form, 'Postleitzahl'), '12345')
  await hand.type(formField(form, 'Ort'), 'Musterstadt')
}

async function activate(page: Page, hand: Hand, email: string) {
  await page.goto(await linkMailedTo(email, 'activation'))
  await hand.press(button(page, registrationTexts.activate.submit))
}

test('who has an account logs in to the invitation, gives the right address, reads along and leaves', {
  tag: '@once',
}, async ({ page }) => {
  const owner = await ownOwner(family)
  const reader = await ownReader()
  await page.goto(await invitationOf(owner, reader.email))
  await page.getByRole('link', { name: invitationTexts.anonymous.login }).click()
  await tryLogIn(page, reader.email, personaPassword)
  await expect(heading(page, invitationTexts.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: invitationTexts.address.title })).toBeVisible()
  await expectAccessible(page)

  const main = page.getByRole('main')
  await button(page, invitationTexts.accept).click()
  await expect(problem(page, 'Das Feld Straße und Hausnummer muss ausgefüllt werden.')).toBeVisible()
  await expect(problem(page, 'Das Feld PLZ und Ort muss ausgefüllt werden.')).toBeVisible()
  await typeAddress(main, pointer, 'Andere Straße')
  await button(page, invitationTexts.accept).click()
  await expect(problem(page, errorTexts.SHARED_ADDRESS_MISMATCH)).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('leserkonto.mock_scenario', 'fault=crm-503'))
  await formField(main, 'Straße').fill('MUSTERSTRASSE')
  await button(page, invitationTexts.accept).click()
  await expect(problem(page, errorTexts.GENERIC)).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('leserkonto.mock_scenario'))
  await button(page, invitationTexts.accept).click()
  await expect(heading(page, invitationTexts.success.title('family'))).toBeVisible()
  expect(page.url()).toBe(`${editionUrl('az')}${plan}/successMessage`)

  await page.getByRole('link', { name: invitationTexts.success.manage }).click()
  await button(page, sharedReaderTexts.member.quit).click()
  const dialog = page.getByRole('dialog', { name: sharedReaderTexts.quitDialog.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: sharedReaderTexts.quitDialog.cancel }).click()
  await expect(button(page, sharedReaderTexts.member.quit)).toBeFocused()
  await button(page, sharedReaderTexts.member.quit).click()
  await dialog.getByRole('button', { name: sharedReaderTexts.quitDialog.confirm }).click()
  await expect(page.getByText(sharedReaderTexts.states.quit())).toBeVisible()
  await expect(heading(page, sharedReaderTexts.none.title)).toBeVisible()
  await expectAccessible(page)
})

test('an expired invitation says so', { tag: '@once' }, async ({ page }) => {
  // of a persona whose invitation ended before the stack was started
  await page.goto(`${plan}/invite?token=test-invitation-token-inv-0004-000000000004`)
  await expect(problem(page, errorTexts.SHARED_INVITATION_EXPIRED)).toBeVisible()
  await expectAccessible(page)
})

test('what stands in the way of a seat is told: another one, too many tries, the end of the plan', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const [owner, other] = [await ownOwner(family), await ownOwner(family)]
  const [member, guest] = [await ownReader(), await ownReader()]
  await openAs(page, member.email, '/service/profil')
  await expect(home(page)).toBeVisible()
  await page.goto(await invitationOf(owner, member.email))
  await typeAddress(page.getByRole('main'), pointer, 'Musterstraße')
  await button(page, invitationTexts.accept).click()
  await expect(heading(page, invitationTexts.success.title('family'))).toBeVisible()
  await page.goto(await invitationOf(other, member.email))
  await expect(problem(page, errorTexts.SHARED_ALREADY_MEMBER)).toBeVisible()
  await expectAccessible(page)

  const browser = await otherBrowser()
  await openAs(browser, guest.email, '/service/profil')
  await expect(home(browser)).toBeVisible()
  await browser.goto(await invitationOf(other, guest.email))
  await typeAddress(browser.getByRole('main'), pointer, 'Andere Straße')
  for (const street of ['A', 'B', 'C', 'D', 'E']) {
    await formField(browser.getByRole('main'), 'Straße').fill(`${street}-Straße`)
    await button(browser, invitationTexts.accept).click()
    await expect(problem(browser, errorTexts.SHARED_ADDRESS_MISMATCH)).toBeVisible()
    await expect(button(browser, invitationTexts.accept)).not.toHaveAttribute('aria-busy')
  }
  await button(browser, invitationTexts.accept).click()
  await expect(problem(browser, errorTexts.SHARED_ADDRESS_LOCKED)).toBeVisible()
  await endPlan(other)
  await button(browser, invitationTexts.accept).click()
  await expect(problem(browser, errorTexts.SHARED_OWNER_SUBSCRIPTION_ENDED)).toBeVisible()

  await endPlan(owner)
  await page.goto(plan)
  await expect(heading(page, sharedReaderTexts.ended.title)).toBeVisible()
  await expectAccessible(page)
})

test('an own plus keeps a reader out of a family', { tag: '@once' }, async ({ page }) => {
  const [owner, other] = [await ownOwner(family), await ownOwner(family)]
  await openAs(page, other.email, plan)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await page.goto(await invitationOf(owner, other.email))
  await button(page, invitationTexts.accept).click()
  await expect(problem(page, errorTexts.SHARED_OWN_SUBSCRIPTION)).toBeVisible()
})

test('the page of an invitation reads well to assistive technology, and stands at twice the text size', {
  tag: '@once',
}, async ({ page }) => {
  // of a persona, only looked at
  await page.goto(`${plan}/invite?token=test-invitation-token-inv-0002-000000000002`)
  await expect(page.getByText('familie.neu@example.test')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Einladung zum Mitlesen" [level=1]
    - paragraph: /\\S+ \\S+ lädt Sie ein, über ein Familienabo mitzulesen\\. Für Sie entstehen keine Kosten\\./
    - term: Eingeladene Adresse
    - definition: familie.neu@example.test
    - term: Gültig bis
    - definition: /\\d+\\. [A-Zäa-z]+ \\d{4} um \\d\\d:\\d\\d Uhr/
    - paragraph: Zum Annehmen senden wir Ihnen einen Code an diese E-Mail-Adresse. Das geht mit und ohne Leserkonto, auch ohne Passwort.
    - button "Einladung annehmen"
    - link "Mit Leserkonto anmelden"
    - link "Kostenlos registrieren"
  `)
  await doubleText(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: invitationTexts.anonymous.register }).click()
  await expect(page.getByText(registrationTexts.invited('familie.neu@example.test'))).toBeVisible()
  await doubleText(page)
  await expectAccessible(page)
})
