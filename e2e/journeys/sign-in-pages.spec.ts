import { editions as allEditions } from '@leserkonto/editions'
import {
  deviceTexts,
  loginCodeTexts,
  partnerTexts,
  passkeyTexts,
  passwordTexts,
  profileTexts,
  registrationTexts,
  securityTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { judge } from '../support/accessibility.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { askForCode, codeField } from '../support/login-code.ts'
import { partnerName, partnerSignIn } from '../support/partner.ts'
import { button, login, section, security, signOn } from '../support/passkey.ts'
import { freshAddress, heading, newReader, openAs } from '../support/reader.ts'
import { editionUrl } from '../support/stack.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

const editions = allEditions.map(({ shortcut }) => shortcut)

/** The security page of an edition, with all its blocks; signed on, the reader does not type again. */
async function openSecurity(page: Page, edition: string) {
  await page.goto(editionUrl(edition) + security)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(section(page).getByText(passkeyTexts.empty)).toBeVisible()
  await expect(page.getByText(deviceTexts.current)).toBeVisible()
  await expect(page.getByText(/^Angemeldet mit Passwort/)).toBeVisible()
}

test('the security page of every edition', async ({ page }) => {
  await openAs(page, await newReader(), `${editionUrl('az')}${security}`)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  for (const edition of editions) {
    await openSecurity(page, edition)
    await judge(page)
  }
})

test('the pages of a code, for a reader and for somebody new', async ({ page }) => {
  await page.goto(login)
  await askForCode(page, await newReader())
  await judge(page)
  await button(page, loginCodeTexts.back).click()
  const code = await askForCode(page, freshAddress())
  await codeField(page).fill(code)
  await expect(heading(page, registrationTexts.withCode.title)).toBeVisible()
  await judge(page)
})

test('the offer of a passkey', async ({ page }) => {
  await virtualAuthenticator(page)
  await openAs(page, await newReader(), `${signOn}${login}?redirectFrom=${security}`)
  await expect(heading(page, passkeyTexts.offer.title)).toBeVisible()
  await judge(page)
})

test('the pages where a reader signs in at a partner and on a device', async ({ page }) => {
  await openAs(page, await newReader(), partnerSignIn())
  await expect(heading(page, partnerTexts.title(partnerName))).toBeVisible()
  await judge(page)
  await page.goto(partnerSignIn({ scope: 'openid' }))
  await expect(page.getByText(partnerTexts.seesNothing(partnerName))).toBeVisible()
  await judge(page)
  await page.goto(`${editionUrl('sso')}/service/geraet?code=BCDF-GHJK`)
  await expect(heading(page, partnerTexts.device.title)).toBeVisible()
  await button(page, partnerTexts.device.next).click()
  await expect(page.getByText(/Diesen Code gibt es nicht/)).toBeVisible()
  await judge(page)
})

test('the security page of every edition by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  const hand = keyboard(page)
  await openAs(page, await newReader(), `${editionUrl('az')}${security}`, hand)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  for (const edition of editions) {
    await openSecurity(page, edition)
    await hand.press(page.getByRole('link', { name: profileTexts.access.password }))
    await expect(heading(page, passwordTexts.update.title)).toBeFocused()
    await openSecurity(page, edition)
    const everywhere = button(page, deviceTexts.everywhere.open)
    await hand.press(everywhere)
    await expect(page.getByRole('dialog', { name: deviceTexts.everywhere.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(everywhere).toBeFocused()
  }
})
