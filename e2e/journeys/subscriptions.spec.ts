import { randomInt, randomUUID } from 'node:crypto'
import {
  errorTexts,
  fieldErrorText,
  fieldLabels,
  profileDeleteTexts,
  requiredText,
  subscriptionTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { doubleText, expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { type Hand, keyboard, pointer } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { ownCustomer } from '../support/own-readers.ts'
import { heading, home, newReader, problem, tryLogIn } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'
import { leaveDeleted } from '../support/success.ts'

const path = '/service/profil/linkSubscription'
const { ways, link, linked, accessData } = subscriptionTexts
const postcode = '12345'

const unknownNumber = () => `19${randomInt(10_000_000, 99_999_999)}`

test('link by number: not found, taken, proof wanted, linked, refreshed, undone', {
  tag: '@firefox',
}, async ({ page }) => {
  const number = await ownCustomer()
  await page.goto('/service/profil/requestAccessData')
  await expectAccessible(page)
  await findByNumber(page, number, postcode, accessData.submit)
  await expect(problem(page, errorTexts.ACCESS_DATA_NOT_LINKED)).toBeFocused()

  await openAs(page, await newReader())
  await expectAccessible(page)
  await findByNumber(page, unknownNumber(), postcode, link.submit)
  await expect(problem(page, errorTexts.LINK_NO_SUBSCRIPTION)).toBeFocused()
  await findByNumber(page, number, '', link.submit)
  await expect(problem(page, errorTexts.LINK_VERIFICATION_REQUIRED)).toBeFocused()
  await findByNumber(page, '1000000901', postcode, link.submit)
  await expect(problem(page, errorTexts.GP_NUMBER_ALREADY_LINKED)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Zugangsdaten anfordern' })).toBeVisible()
  await expectAccessible(page)
  await findByNumber(page, number, postcode, link.submit)
  await expect(heading(page, link.done.title)).toBeFocused()
  await expectAccessible(page)

  await page.goto(path)
  await expect(page.getByText(linked.number(number))).toBeVisible()
  await page.getByRole('button', { name: linked.refresh }).click()
  await expect(page.getByText(linked.refreshed)).toBeVisible()
  await expectAccessible(page)
  await undoLink(page, pointer)
})

test('link by address, by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  const hand = keyboard(page)
  await openAs(page, await newReader())
  await hand.press(page.getByRole('tab', { name: ways.address }))
  const form = page.getByRole('tabpanel', { name: ways.address })
  await hand.press(form.getByRole('button', { name: link.submit }))
  for (const label of [fieldLabels.street_housenumber, fieldLabels.postcode_city])
    await expect(problem(page, requiredText(label))).toBeVisible()
  await expectAccessible(page)
  const florian = {
    [fieldLabels.given_name]: 'Florian',
    [fieldLabels.family_name]: 'Frei',
    [fieldLabels.street]: 'Musterstraße',
    [fieldLabels.housenumber]: '12',
    [fieldLabels.postcode]: postcode,
    [fieldLabels.city]: 'Musterstadt',
  }
  for (const [label, value] of Object.entries(florian)) await hand.type(formField(form, label), value)
  await hand.press(form.getByRole('button', { name: link.submit }))
  await expect(heading(page, link.done.title)).toBeFocused()
  await page.goto(path)
  await expect(page.getByText(linked.number('1000000910'))).toBeVisible()
  await undoLink(page, hand)
})

test('while the publisher cannot be reached nothing is linked, and the profile still works', {
  tag: '@once',
}, async ({ page }) => {
  await openAs(page, await newReader())
  await page.evaluate(
    (scenario) => sessionStorage.setItem('leserkonto.mock_scenario', scenario),
    `session=${randomUUID()};fault=crm-503`,
  )
  await findByNumber(page, '1000000910', postcode, link.submit)
  await expect(problem(page, errorTexts.GENERIC)).toBeFocused()
  await expectAccessible(page)
  await page.goto('/service/profil')
  await expect(home(page)).toBeVisible()
})

test('lost login data go to the address of the account, and never to the screen', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/service/profil/requestAccessData')
  await findByNumber(page, unknownNumber(), postcode, accessData.submit)
  await expect(problem(page, errorTexts.ACCESS_DATA_NO_SUBSCRIPTION)).toBeFocused()
  await findByNumber(page, '', '', accessData.submit)
  for (const label of [fieldLabels.gp_number, fieldLabels.postcode])
    await expect(problem(page, requiredText(label))).toBeVisible()
  await findByNumber(page, '12', '1', accessData.submit)
  for (const name of ['gp_number', 'postcode'])
    await expect(problem(page, fieldErrorText(name, 'FORMAT'))).toBeVisible()
  await page.getByRole('tab', { name: ways.address }).click()
  await page.getByRole('button', { name: accessData.submit }).click()
  for (const label of [fieldLabels.gender, fieldLabels.street_housenumber, fieldLabels.postcode_city])
    await expect(problem(page, requiredText(label))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: ways.number }).click()
  await findByNumber(page, '1000000101', postcode, accessData.submit)
  await expect(heading(page, accessData.sent.title)).toBeFocused()
  await expectAccessible(page)
  // Other journeys sign this reader in, which is told by mail too.
  await mailTo('plus@example.test', 'Ihre Zugangsdaten')
})

test('a running subscription keeps the profile, said before any password; without one it is deleted, after it', {
  tag: ['@once', '@firefox'],
}, async ({ page }) => {
  const remove = '/service/profil/delete'
  const texts = profileDeleteTexts
  const confirm = async (password: string) => {
    await page.getByRole('button', { name: texts.ask }).click()
    const dialog = page.getByRole('dialog', { name: texts.dialog.title })
    await formField(dialog, fieldLabels.current_password).fill(password)
    await dialog.getByRole('button', { name: texts.dialog.submit }).click()
  }
  await page.goto(remove)
  await tryLogIn(page, 'zwilling.a@example.test', personaPassword)
  await expect(heading(page, texts.title)).toBeVisible()
  await expect(problem(page, errorTexts.DELETE_BLOCKED_BY_SUBSCRIPTION)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.ask })).toHaveCount(0)
  await expectAccessible(page)

  const email = await newReader()
  // Without its cookies the browser is signed on no more.
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto(remove)
  await tryLogIn(page, email, personaPassword)
  await confirm('Falsch-2026')
  const dialog = page.getByRole('dialog', { name: texts.dialog.title })
  await expect(dialog.getByRole('alert')).toContainText(errorTexts.PASSWORD_WRONG)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: texts.ask })).toBeFocused()
  await confirm(personaPassword)
  await leaveDeleted(page)
  await page.goto('/service/profil/loginRegister')
  await tryLogIn(page, email, personaPassword)
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeFocused()
})

test('linking at 200 % text', { tag: '@once' }, async ({ page }) => {
  await openAs(page, await newReader())
  await doubleText(page)
  await findByNumber(page, '12', '1', link.submit)
  await expect(problem(page, fieldErrorText('gp_number', 'FORMAT'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: ways.address }).click()
  await page.getByRole('button', { name: link.submit }).click()
  await expectAccessible(page)
})

async function openAs(page: Page, email: string) {
  await page.goto(path)
  await tryLogIn(page, email, personaPassword)
  await expect(heading(page, link.title)).toBeVisible()
}

async function findByNumber(page: Page, number: string, postcodeTyped: string, submit: string) {
  const form = page.getByRole('tabpanel', { name: ways.number })
  await formField(form, fieldLabels.gp_number).fill(number)
  await formField(form, fieldLabels.postcode).fill(postcodeTyped)
  await form.getByRole('button', { name: submit }).click()
}

async function undoLink(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: linked.unlink }))
  const dialog = page.getByRole('dialog', { name: linked.dialog.title })
  await hand.type(formField(dialog, fieldLabels.current_password), personaPassword)
  await hand.press(dialog.getByRole('button', { name: linked.dialog.submit }))
  await expect(heading(page, link.title)).toBeVisible()
  await expect(page.getByText(linked.unlinked)).toBeVisible()
}
