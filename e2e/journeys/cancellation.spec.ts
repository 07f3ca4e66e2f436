import { accountTexts, cancellationTexts, fieldLabels, requiredText } from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { freshAddress, heading, problem } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'

const texts = cancellationTexts

test('a contract is cancelled without a login, and the receipt is in the inbox at once', async ({ page }) => {
  const email = freshAddress()
  await page.goto('/service/profil/loginRegister')
  await page.getByRole('link', { name: accountTexts.footer.cancellation }).click()
  await expect(heading(page, texts.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(problem(page, requiredText(fieldLabels.contract))).toBeVisible()
  await expectAccessible(page)

  const form = page.getByRole('main')
  const type = (label: string, text: string) => formField(form, label).fill(text)
  await type(fieldLabels.contract, 'AZ PLUS')
  await type(fieldLabels.given_name, 'Kim')
  await type(fieldLabels.family_name, 'Muster')
  await type(fieldLabels.email, email)
  await page.getByRole('radio', { name: texts.kind.extraordinary }).check()
  await page.getByLabel(texts.reason).fill('Umzug ins Ausland')
  await page.getByLabel(texts.endDate).fill('31.12.2027')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(heading(page, texts.done.title)).toBeVisible()
  await expect(page.getByText(texts.done.mail(email))).toBeVisible()
  await expectAccessible(page)
  const mail = await mailTo(email, /Eingang Ihrer Kündigung/)
  expect(mail.text).toContain('31.12.2027')
})
