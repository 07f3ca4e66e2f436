import { helpAddress } from '@leserkonto/rules'
import {
  fieldLabels,
  homeTexts,
  passkeyTexts,
  portalTexts,
  securityTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import {
  button,
  login,
  press,
  readerWithPasskey,
  section,
  security,
  signOn,
  signOut,
} from '../support/passkey.ts'
import { heading, newReader, openAs } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

test('the offer after a login makes a passkey, which signs in by the button', {
  tag: '@once',
}, async ({ page }) => {
  const device = await virtualAuthenticator(page)
  const email = await newReader()
  await openAs(page, email, `${signOn}${login}?redirectFrom=${security}`)
  await expect(heading(page, passkeyTexts.offer.title)).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  await device.willing(true)
  await button(page, passkeyTexts.offer.accept).click()
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(passkeyTexts.neverUsed)).toBeVisible()
  await mailTo(email, 'Neuer Passkey')
  await device.willing(false)
  await signOut(page)

  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await expect(button(page, sessionTexts.login.passkey)).toBeVisible()
  await expectAccessible(page)
  await device.willing(true)
  await press(page)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(/Zuletzt benutzt/)).toBeVisible()
  await expect(page.getByText(`${securityTexts.signIns.outcomes.signed_in} mit Passkey`)).toBeVisible()
})

test('after a login with the password the passkey comes by itself, without a holder and without a word', {
  tag: '@once',
}, async ({ page }) => {
  const device = await virtualAuthenticator(page, { makes: true })
  await device.willing(true)
  await device.lies({ isBadUP: true, isBadUV: true })
  const email = await newReader()
  await openAs(page, email, `${signOn}${login}?redirectFrom=/service/profil/edit`)
  await expect(heading(page, 'Persönliche Daten ändern')).toBeVisible()
  await mailTo(email, 'Neuer Passkey')
  expect(await device.keys()).toHaveLength(1)
  await device.lies({})
  await device.willing(false)
  await signOut(page)
  await device.willing(true)
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await press(page)
  await expect(section(page).getByText(/Zuletzt benutzt/)).toBeVisible()
})

test('over a page of the portal the sheet lists the passkey: one press, no field, no other page', {
  tag: '@once',
}, async ({ page }) => {
  const { device } = await readerWithPasskey(page, { lists: true })
  await page.goto(`${signOn}${helpAddress}`)
  await device.willing(true)
  await page.getByRole('banner').getByRole('link', { name: portalTexts.nav.account }).click()
  await expect(page.locator('[data-signed-on]')).toBeVisible()
  await expect(page).toHaveURL(`${signOn}${helpAddress}`)
})

test('the address field lists the passkey, and choosing it signs in', { tag: '@once' }, async ({ page }) => {
  const { device } = await readerWithPasskey(page, { lists: true })
  const field = formField(page.getByRole('tabpanel', { name: sessionTexts.tabs.login }), fieldLabels.email)
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
  // The virtual device takes a list for the choice of its one passkey.
  await device.willing(true)
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(/Zuletzt benutzt/)).toBeVisible()
})

test('a declined offer sleeps, and the reader goes on where they wanted', { tag: '@once' }, async ({
  page,
}) => {
  await virtualAuthenticator(page)
  const email = await newReader()
  await openAs(page, email, `${signOn}${login}?redirectFrom=/service/profil/edit`)
  await button(page, passkeyTexts.offer.decline).click()
  await expect(heading(page, 'Persönliche Daten ändern')).toBeVisible()
  await signOut(page)
  await openAs(page, email, `${signOn}${login}?redirectFrom=/service/profil/edit`)
  await expect(heading(page, 'Persönliche Daten ändern')).toBeVisible()
})

test('the security page by keyboard alone: make, rename and remove a passkey', { tag: '@keyboard' }, async ({
  page,
}) => {
  const device = await virtualAuthenticator(page)
  const hand = keyboard(page)
  const email = await newReader()
  await openAs(page, email, `${signOn}${login}?redirectFrom=/service/profil`, hand)
  await hand.press(button(page, passkeyTexts.offer.decline))
  const { open, title } = homeTexts.account.security
  await hand.press(page.getByRole('link', { name: `${open}: ${title}` }))
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(passkeyTexts.empty)).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  await device.willing(true)
  await hand.press(button(page, passkeyTexts.add.open))
  await expect(page.getByText(passkeyTexts.add.done)).toBeVisible()
  await expectAccessible(page)

  await hand.press(section(page).getByRole('button', { name: / umbenennen$/ }))
  await hand.type(formField(page.getByRole('dialog'), passkeyTexts.rename.label), '')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Mein Telefon')
  await expectAccessible(page)
  await hand.press(button(page, passkeyTexts.rename.submit))
  await expect(button(page, passkeyTexts.rename.named('Mein Telefon'))).toBeVisible()

  const [key] = await device.keys()
  const forgotten = device.forgets(key?.credentialId ?? '')
  await hand.press(button(page, passkeyTexts.remove.named('Mein Telefon')))
  await hand.type(formField(page.getByRole('dialog'), fieldLabels.current_password), personaPassword)
  await expectAccessible(page)
  await hand.press(page.getByRole('dialog').getByRole('button', { name: passkeyTexts.remove.confirm }))
  await expect(section(page).getByText(passkeyTexts.empty)).toBeVisible()
  await forgotten
  expect(await device.keys()).toEqual([])
})

test('at another newspaper the button leads through the sign-on edition and back, signed in', {
  tag: '@once',
}, async ({ page }) => {
  const { device } = await readerWithPasskey(page)
  await page.goto(`${editionUrl('rt')}${login}?redirectFrom=${security}`)
  await press(page)
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await expect(page).toHaveURL(/^http:\/\/sso\./)
  await device.willing(true)
  await press(page)
  await expect(page).toHaveURL(/^http:\/\/rt\./)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(/Zuletzt benutzt/)).toBeVisible()
})
