import type { Locator, Page } from '@playwright/test'
import {
  errorTexts,
  invitationTexts,
  registrationTexts,
  sessionTexts,
  sharedOwnerTexts,
  sharedReaderTexts,
  successPage,
} from '../../packages/texts/src/index.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { type Hand, keyboard, pointer } from '../support/hand.ts'
import { linkIn, nextMailTo } from '../support/inbox.ts'
import { expect, test } from '../support/journey.ts'
import { openAs, personaPassword, submitLogin } from '../support/log-in.ts'
import { invitationMailedTo, invitationOf, ownAddress, ownOwner, ownReader } from '../support/own-readers.ts'
import { alert, button, heading, inviteByForm, planPath as plan } from '../support/shared-plan.ts'
import { editionUrl, inboxUrl } from '../support/stack.ts'

const family = { family: { max_members: 4 } }
const { members, seats } = sharedOwnerTexts
const mailWithinMs = 10_000

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a family owner invites; who has no account registers from the invitation and lands activated', async ({
  page,
  otherBrowser,
}) => {
  await fromInvitationToSeat(page, await otherBrowser(), pointer, pointer)
})

test('the same by keyboard alone', { tag: '@keyboard' }, async ({ page, otherBrowser }) => {
  const guest = await otherBrowser()
  await fromInvitationToSeat(page, guest, keyboard(page), keyboard(guest))
})

async function fromInvitationToSeat(page: Page, guest: Page, hand: Hand, guestHand: Hand) {
  const owner = await ownOwner('inhaberin', family)
  const email = ownAddress('mitlesend')
  await openAs(page, owner.email, plan, hand)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await expect(page.getByText(members.empty)).toBeVisible()
  await expect(page.getByText('Musterstraße 12, 12345 Musterstadt')).toBeVisible()
  await expectAccessible(page)
  await inviteByForm(page, hand, email)
  await expect(page.getByText(sharedReaderTexts.states.invited(email))).toBeVisible()
  await expect(rowOf(page, email)).toContainText('nicht angenommen')
  await expect(page.getByText(seats.used(1, 4))).toBeVisible()

  const link = await invitationMailedTo(email)
  await wrongReader(page, hand, link)
  await registerFrom(guest, guestHand, link, email)
  await activate(guest, guestHand, email)
  await expect(heading(guest, invitationTexts.success.title)).toBeVisible()
  await expectAccessible(guest)
  await guestHand.press(guest.getByRole('link', { name: invitationTexts.success.manage }))
  await expect(heading(guest, sharedReaderTexts.member.title)).toBeVisible()
  await expect(guest.getByText(sharedReaderTexts.member.active, { exact: true })).toBeVisible()
  await expectAccessible(guest)
  const look = await call(`${editionUrl('az')}/shared-subscriptions/childusers`, { token: owner.token })
  expect(look.body).toMatchObject({ used: 1, childusers: [{ email, account_label: 'aktiviert' }] })
}

/** The owner opens the invitation to somebody else, is told so and logs out on the spot. */
async function wrongReader(page: Page, hand: Hand, link: string) {
  await page.goto(link)
  await expect(alert(page)).toContainText(errorTexts.SHARED_WRONG_USER)
  expect(page.url()).toBe(`${editionUrl('az')}${plan}/invite`)
  await expectAccessible(page)
  await hand.press(button(page, invitationTexts.refused.signOut))
  await expect(page.getByRole('link', { name: invitationTexts.anonymous.register })).toBeVisible()
}

async function registerFrom(page: Page, hand: Hand, link: string, email: string) {
  await page.goto(link)
  await expect(page.getByText(invitationTexts.text('family', 'Kim P.'))).toBeVisible()
  await expect(page.getByText('m***@e***.test')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: invitationTexts.anonymous.register }))
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await expect(form.getByText(registrationTexts.invited('m***@e***.test'))).toBeVisible()
  await expectAccessible(page)
  await hand.type(formField(form, 'E-Mail-Adresse'), email)
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
  await expect(async () => {
    const mail = await nextMailTo(inboxUrl, email, mailWithinMs)
    await page.goto(linkIn(mail, '/service/profil/account/activate'))
  }).toPass({ timeout: mailWithinMs })
  await hand.press(button(page, registrationTexts.activate.submit))
  await hand.press(button(page, successPage('activation', 'success')?.next ?? ''))
  await submitLogin(page, email, hand)
}

test('who has an account logs in to the invitation, gives the right address, reads along and leaves', async ({
  page,
}) => {
  const owner = await ownOwner('inhaberin', family)
  const reader = await ownReader('mitlesend')
  await page.goto(await invitationOf(owner, reader.email))
  await page.getByRole('link', { name: invitationTexts.anonymous.login }).click()
  await submitLogin(page, reader.email)
  await expect(heading(page, invitationTexts.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: invitationTexts.address.title })).toBeVisible()
  await expectAccessible(page)

  const main = page.getByRole('main')
  await button(page, invitationTexts.accept).click()
  await expect(alert(page)).toContainText('Das Feld Straße und Hausnummer muss ausgefüllt werden.')
  await expect(alert(page)).toContainText('Das Feld PLZ und Ort muss ausgefüllt werden.')
  await typeAddress(main, pointer, 'Andere Straße')
  await button(page, invitationTexts.accept).click()
  await expect(alert(page)).toContainText(errorTexts.SHARED_ADDRESS_MISMATCH)
  await page.evaluate(() => sessionStorage.setItem('leserkonto.mock_scenario', 'fault=crm-503'))
  await formField(main, 'Straße').fill('MUSTERSTRASSE')
  await button(page, invitationTexts.accept).click()
  await expect(alert(page)).toContainText(errorTexts.GENERIC)
  await page.evaluate(() => sessionStorage.removeItem('leserkonto.mock_scenario'))
  await button(page, invitationTexts.accept).click()
  await expect(heading(page, invitationTexts.success.title)).toBeVisible()
  expect(page.url()).toBe(`${editionUrl('az')}${plan}/successMessage`)

  await page.getByRole('link', { name: invitationTexts.success.manage }).click()
  await button(page, sharedReaderTexts.member.quit).click()
  const dialog = page.getByRole('dialog', { name: sharedReaderTexts.quitDialog.title })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: sharedReaderTexts.quitDialog.cancel }).click()
  await expect(button(page, sharedReaderTexts.member.quit)).toBeFocused()
  await button(page, sharedReaderTexts.member.quit).click()
  await dialog.getByRole('button', { name: sharedReaderTexts.quitDialog.confirm }).click()
  await expect(page.getByText(sharedReaderTexts.states.quit())).toBeVisible()
  await expect(heading(page, sharedReaderTexts.none.title)).toBeVisible()
  await expectAccessible(page)
})

test('an expired invitation says so', async ({ page }) => {
  // of a persona whose invitation ended before the stack was started
  await page.goto(`${plan}/invite?token=test-invitation-token-inv-0004-000000000004`)
  await expect(alert(page)).toContainText(errorTexts.SHARED_INVITATION_EXPIRED)
  await expectAccessible(page)
})

test('an own plus keeps a reader out of a family', async ({ page }) => {
  const [owner, other] = [await ownOwner('inhaberin', family), await ownOwner('zweite', family)]
  await openAs(page, other.email, plan)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await page.goto(await invitationOf(owner, other.email))
  await button(page, invitationTexts.accept).click()
  await expect(alert(page)).toContainText(errorTexts.SHARED_OWN_SUBSCRIPTION)
})
