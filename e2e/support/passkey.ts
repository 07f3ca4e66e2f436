import { passkeyTexts, securityTexts, sessionTexts } from '@leserkonto/texts'
import { expect, type Page } from '@playwright/test'
import { heading, newReader, openAs } from './reader.ts'
import { editionUrl } from './stack.ts'
import { signInAgain, signOutHere } from './success.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

/** Where readers sign in, and see how. */
export const login = '/service/profil/loginRegister'
export const security = '/service/profil/sicherheit'
/** The sign-on edition, where every browser can use passkeys. */
export const signOn = editionUrl('sso')

/** The reader's passkeys on the security page. */
export const section = (page: Page) => page.getByRole('region', { name: passkeyTexts.title })
/** The button of that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A reader at the sign-on edition whose device holds a passkey, signed out again. */
export async function readerWithPasskey(page: Page, options: { counts?: boolean; lists?: boolean } = {}) {
  const device = await virtualAuthenticator(page, options)
  const email = await newReader()
  await openAs(page, email, `${signOn}${login}?redirectFrom=${security}`)
  await button(page, passkeyTexts.offer.decline).click()
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await device.willing(true)
  await button(page, passkeyTexts.add.open).click()
  await expect(page.getByText(passkeyTexts.add.done)).toBeVisible()
  await device.willing(false)
  await signOut(page)
  return { device, email }
}

/** Signs out at the sign-on edition, and goes to its login. */
export async function signOut(page: Page) {
  await page.goto(`${signOn}/service/profil`)
  await signOutHere(page)
  await signInAgain(page)
}

/** Presses the button on the login page of the sign-on edition that is open. */
export const press = (page: Page) => button(page, sessionTexts.login.passkey).click()
