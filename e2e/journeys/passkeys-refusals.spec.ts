import { errorTexts, passkeyTexts, securityTexts, sessionTexts } from '@leserkonto/texts'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { button, login, press, readerWithPasskey, security, signOn, signOut } from '../support/passkey.ts'
import { heading, newReader, openAs, problem, tryLogIn } from '../support/reader.ts'

/** Removes the reader's keys past the pages, as from another device. */
async function removeKeys(email: string) {
  const login = { method: 'POST', json: { email, password: personaPassword } }
  const { access_token: token } = (await call(`${signOn}/user/login`, login)).body as { access_token: string }
  const { passkeys } = (await call(`${signOn}/user/passkeys`, { token })).body as {
    passkeys: { id: string }[]
  }
  for (const { id } of passkeys)
    await call(`${signOn}/user/passkeys/${id}`, { method: 'DELETE', token, json: {} })
}

/** Sends a call of the page once more; answers the body. */
const again = (page: Page, request: Request) =>
  page.evaluate(
    async ([url = '', body = '']) =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text(),
    [request.url(), request.postData() ?? ''],
  )

test('a key that lies is refused, and the password still opens', { tag: '@once' }, async ({ page }) => {
  const { device, email } = await readerWithPasskey(page)
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await device.willing(true)
  for (const bits of [{ isBogusSignature: true }, { isBadUV: true }]) {
    await device.lies(bits)
    await press(page)
    await expect(problem(page, errorTexts.PASSKEY_REFUSED)).toBeVisible()
    await expectAccessible(page)
  }
  await device.lies({})
  await device.willing(false)
  await tryLogIn(page, email, personaPassword)
  await expect(heading(page, securityTexts.title)).toBeVisible()
})

test('a holder who is not recognised goes on with the form', { tag: '@once' }, async ({ page }) => {
  const { device, email } = await readerWithPasskey(page)
  await device.recognises(false)
  await device.willing(true)
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await press(page)
  await expect(button(page, sessionTexts.login.passkey)).not.toHaveAttribute('aria-busy', 'true')
  await tryLogIn(page, email, personaPassword)
  await expect(heading(page, securityTexts.title)).toBeVisible()
})

test('a challenge that was used and a counter that falls are refused', { tag: '@once' }, async ({ page }) => {
  const { device } = await readerWithPasskey(page, { counts: true })
  const [old] = await device.keys()
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  const sent = page.waitForRequest(/trpc\/session\.passkeyLogin/)
  await device.willing(true)
  await press(page)
  const request = await sent
  await expect(heading(page, securityTexts.title)).toBeVisible()
  // It has the number of the last sign-in, which is judged first.
  expect(await again(page, request)).toContain('PASSKEY_COUNTER')
  await device.willing(false)
  await signOut(page)

  // A copy of the device from before.
  if (!old) throw new Error('no key')
  await device.drop(old.credentialId)
  await device.put({ ...old, rpId: 'sso.localhost', signCount: 0 })
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await device.willing(true)
  await press(page)
  await expect(problem(page, errorTexts.PASSKEY_COUNTER)).toBeVisible()
})

test('a key that the account has no more is told, and the browser forgets it', { tag: '@once' }, async ({
  page,
}) => {
  const { device, email } = await readerWithPasskey(page)
  const [key] = await device.keys()
  await removeKeys(email)
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  const forgotten = device.forgets(key?.credentialId ?? '')
  await device.willing(true)
  await press(page)
  await expect(problem(page, errorTexts.PASSKEY_UNKNOWN)).toBeVisible()
  await forgotten
})

test('the key of another account with this account’s name is refused', { tag: '@once' }, async ({ page }) => {
  const { device } = await readerWithPasskey(page)
  const [theirs] = await device.keys()
  if (!theirs) throw new Error('no key')
  await device.drop(theirs.credentialId)
  const other = await newReader()
  await openAs(page, other, `${signOn}${login}?redirectFrom=${security}`)
  await device.willing(true)
  await button(page, passkeyTexts.add.open).click()
  await expect(page.getByText(passkeyTexts.add.done)).toBeVisible()
  const [own] = await device.keys()
  if (!own?.userHandle) throw new Error('no key')
  await device.willing(false)
  await signOut(page)
  await device.drop(own.credentialId)
  await device.put({ ...theirs, rpId: 'sso.localhost', userHandle: own.userHandle })
  await page.goto(`${signOn}${login}?redirectFrom=${security}`)
  await device.willing(true)
  await press(page)
  await expect(problem(page, errorTexts.PASSKEY_REFUSED)).toBeVisible()
})
