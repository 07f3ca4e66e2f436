import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  deviceTexts,
  fieldLabels,
  loginCodeTexts,
  partnerAccessTexts,
  partnerTexts,
  passkeyTexts,
  securityTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { proveByCode } from '../support/login-code.ts'
import { ownReader } from '../support/own-readers.ts'
import { deviceAsks, deviceName, partnerName, partnerSignIn, partnerUrl } from '../support/partner.ts'
import { readerWithPasskey, security, signOn } from '../support/passkey.ts'
import { heading, openAs } from '../support/reader.ts'
import { editionUrl, processEnvironment } from '../support/stack.ts'

const own = partnerUrl
const name = partnerName

/** The demonstration partner, a process of its own. */
async function partnerSite(): Promise<() => void> {
  const site = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/partner-site.ts')], {
    env: {
      ...process.env,
      PARTNER_PORT: processEnvironment.PARTNER_PORT,
      ISSUER: `${editionUrl('sso')}/oidc`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    site.stdout.once('data', () => resolve())
    site.once('exit', (code) => reject(new Error(`the partner has ended with ${code}`)))
  })
  return () => site.kill()
}

test('a stranger at a partner signs in, is asked once, and is signed out with the account', {
  tag: '@once',
}, async ({ page }) => {
  const stop = await partnerSite()
  try {
    const { email } = await ownReader()
    const expectSignedIn = async () => {
      await expect(page).toHaveURL(`${own}/`)
      await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible()
    }
    await page.goto(own)
    await page.getByRole('link', { name: 'Mit Leserkonto anmelden' }).click()
    await expect(heading(page, sessionTexts.title)).toBeVisible()
    await expect(page.getByText(partnerTexts.at(name))).toBeVisible()
    await logIn(page, email, { lands: partnerTexts.title(name) })
    await expect(page.getByText(partnerTexts.as(email))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: partnerTexts.allow, exact: true }).click()
    await expectSignedIn()

    // Known by now, it goes there and back without a question.
    await page.goto(`${own}/anmelden`)
    await expectSignedIn()

    await page.goto(`${editionUrl('sso')}/service/profil/sicherheit`)
    await expect(page.getByRole('button', { name: deviceTexts.endNamed(name) })).toBeVisible()
    await page.getByRole('button', { name: partnerAccessTexts.endNamed(name) }).click()
    await page.getByRole('button', { name: partnerAccessTexts.ask(name).confirm, exact: true }).click()
    await expect(page.getByText(partnerAccessTexts.ended(name))).toBeVisible()
    await expect(page.getByRole('button', { name: deviceTexts.endNamed(name) })).toBeHidden()
    await expect(async () => {
      await page.goto(own)
      await expect(page.getByText('Nicht angemeldet.')).toBeVisible({ timeout: 1_000 })
    }).toPass()

    // What was taken back is asked again.
    await page.getByRole('link', { name: 'Mit Leserkonto anmelden' }).click()
    await page.getByRole('button', { name: partnerTexts.allow, exact: true }).click()
    await expectSignedIn()
    await page.getByRole('link', { name: 'Abmelden', exact: true }).click()
    await expect(heading(page, partnerTexts.signOut.title)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: partnerTexts.signOut.everywhere }).click()
    await expect(page).toHaveURL(`${own}/`)
    await page.goto(`${editionUrl('sso')}/service/profil`)
    await expect(heading(page, sessionTexts.title)).toBeVisible()
  } finally {
    stop()
  }
})

test('a partner that asks for a login of this moment gets one by a code, and by a passkey', {
  tag: '@once',
}, async ({ page }) => {
  const { device, email } = await readerWithPasskey(page)
  await openAs(page, email, signOn + security)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  // The partner's site is not there: the way back ends on this page.
  await page.route(`${own}/**`, (route) => route.fulfill({ status: 204 }))
  const form = page.getByRole('main')
  const byCode = async () => {
    await form.getByRole('button', { name: loginCodeTexts.proof.instead }).click()
    await proveByCode(form, email)
  }
  const byPasskey = async () => {
    await device.willing(true)
    await form.getByRole('button', { name: passkeyTexts.proof }).click()
    await expect(form.getByText(loginCodeTexts.proof.proven)).toBeVisible()
    await device.willing(false)
  }
  for (const prove of [byCode, byPasskey]) {
    // Times are whole seconds: a login of the same one would do.
    await expect(async () => {
      await page.goto(partnerSignIn({ prompt: 'login' }))
      await expect(page.getByText(partnerTexts.fresh(name))).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(formField(form, fieldLabels.current_password)).toBeVisible()
    await expectAccessible(page)
    await prove()
    await expectAccessible(page)
    const back = page.waitForRequest((request) => request.url().startsWith(`${own}/zurueck?code=`))
    await page.getByRole('button', { name: partnerTexts.allow, exact: true }).click()
    await back
  }
})

test('the page for the code of a device', { tag: '@once' }, async ({ page }) => {
  const { email } = await ownReader()
  await page.goto(`${editionUrl('sso')}/service/geraet`)
  await logIn(page, email, { lands: partnerTexts.device.title })
  await expectAccessible(page)
  await page.getByLabel(partnerTexts.device.label).fill('BCDF-GHJK')
  await page.getByRole('button', { name: partnerTexts.device.next }).click()
  await expect(page.getByText(/Diesen Code gibt es nicht/)).toBeVisible()
  await expectAccessible(page)
})

test('a device gets its tokens once its reader has typed the code, proven who they are and allowed it', {
  tag: '@once',
}, async ({ page }) => {
  const { email } = await ownReader()
  const path = `${editionUrl('sso')}/service/geraet`
  await page.goto(path)
  await logIn(page, email, { lands: partnerTexts.device.title })
  const main = page.getByRole('main')
  const password = formField(main, fieldLabels.current_password)
  let device = await deviceAsks()
  // Times are whole seconds: a login of the same one would do.
  await expect(async () => {
    device = await deviceAsks({ max_age: '0' })
    await page.goto(path)
    await page.getByLabel(partnerTexts.device.label).fill(device.code.toLowerCase())
    await page.getByRole('button', { name: partnerTexts.device.next }).click()
    await expect(heading(page, partnerTexts.title(deviceName))).toBeVisible()
    await expect(password).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect(await device.tokens()).toMatchObject({ error: 'authorization_pending' })
  await expect(page.getByText(partnerTexts.device.warning)).toBeVisible()
  await expectAccessible(page)
  await password.fill(personaPassword)
  await page.getByRole('button', { name: partnerTexts.allow, exact: true }).click()
  await expect(heading(page, partnerTexts.device.allowed.title)).toBeVisible()
  const token = expect.stringMatching(/./)
  expect(await device.tokens()).toMatchObject({ access_token: token, id_token: token, refresh_token: token })
  await page.goto(`${editionUrl('sso')}/service/profil/sicherheit`)
  await expect(page.getByRole('button', { name: deviceTexts.endNamed(deviceName) })).toBeVisible()
})
