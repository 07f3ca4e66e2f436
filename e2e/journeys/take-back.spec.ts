import {
  emailTexts,
  errorTexts,
  passwordTexts,
  profileEditTexts,
  profileTexts,
  securityTexts,
} from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { freshAddress, heading, newReader, openAs } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'

const texts = emailTexts.takeBack

/** Somebody who knows the password asks for another address, through the API; the link that confirms it. */
async function requestChange(email: string, next: string): Promise<string> {
  const api = editionUrl('az')
  const { body } = await call(`${api}/user/login`, {
    method: 'POST',
    json: { email, password: personaPassword },
  })
  const { access_token: token } = body as { access_token: string }
  await call(`${api}/user/email`, { method: 'PUT', token, json: { email: next, edition: 'az' } })
  return linkMailedTo(next, 'emailChange')
}

async function changeAddress(email: string, next: string): Promise<void> {
  const link = new URL(await requestChange(email, next))
  await call(`${editionUrl('az')}/user/email/verify?token=${link.searchParams.get('token')}`)
}

test('a reader whose address somebody else changed takes the account back and is signed in', async ({
  page,
}) => {
  const [email, stranger] = [await newReader(), freshAddress()]
  await changeAddress(email, stranger)
  const link = await linkMailedTo(email, 'takeBack')
  await page.goto(link)
  await expect(heading(page, texts.title)).toBeVisible()
  expect(page.url(), 'the token leaves the address bar').not.toContain('token')
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(heading(page, texts.done.title)).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: texts.done.submit }).click()
  await expect(heading(page, passwordTexts.reset.title)).toBeFocused()
  await formField(page.getByRole('main'), passwordTexts.update.newPassword).fill('Ganz-Neu-88')
  await page.getByRole('button', { name: passwordTexts.reset.submit }).click()
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(page.getByText(securityTexts.signIns.outcomes.taken_back)).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(heading(page, texts.usedTitle)).toBeFocused()
  await expect(page.getByText(errorTexts.TAKE_BACK_USED)).toBeVisible()
})

test('an address that waits is shown where it is changed, and the change can be cancelled', {
  tag: '@once',
}, async ({ page }) => {
  const [email, next] = [await newReader(), freshAddress()]
  const { pending } = profileEditTexts
  const link = await requestChange(email, next)
  await openAs(page, email, '/service/profil/edit')
  await expect(heading(page, profileEditTexts.title)).toBeVisible()
  await expect(page.getByText(pending.waiting(next))).toBeVisible()
  await page.getByRole('button', { name: pending.cancel }).click()
  await expect(heading(page, profileTexts.personal.title)).toBeFocused()
  await expect(page.getByText(pending.cancelled)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(errorTexts.EMAIL_LINK_EXPIRED)).toBeVisible()
})
