import { emailTexts, errorTexts, fieldLabels, passwordTexts, securityTexts } from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { freshAddress, heading, newReader } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'

const texts = emailTexts.takeBack

/** Somebody who knows the password makes the account theirs, through the API. */
async function changeAddress(email: string, next: string): Promise<void> {
  const api = editionUrl('az')
  const { body } = await call(`${api}/user/login`, {
    method: 'POST',
    json: { email, password: personaPassword },
  })
  const { access_token: token } = body as { access_token: string }
  await call(`${api}/user/email`, { method: 'PUT', token, json: { email: next, edition: 'az' } })
  const link = new URL(await linkMailedTo(next, 'emailChange'))
  await call(`${api}/user/email/verify?token=${link.searchParams.get('token')}`)
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
  await formField(page.getByRole('main'), fieldLabels.password).fill('Ganz-Neu-88')
  await page.getByRole('button', { name: passwordTexts.reset.submit }).click()
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(page.getByText(securityTexts.signIns.outcomes.taken_back)).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(heading(page, texts.usedTitle)).toBeFocused()
  await expect(page.getByText(errorTexts.TAKE_BACK_USED)).toBeVisible()
})
