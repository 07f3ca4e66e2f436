import {
  accountTexts,
  dataRequestTexts as dataTexts,
  fieldLabels,
  requiredText,
  declarationTexts as texts,
} from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { freshAddress, heading, problem } from '../support/reader.ts'
import { linkMailedTo, mailTo } from '../support/reader-mail.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is cancelled without a login, and the receipt is in the inbox at once', async ({
    page,
  }) => {
    const email = freshAddress()
    await page.goto('/impressum')
    await page.getByRole('link', { name: accountTexts.footer.cancellation }).click()
    await expect(heading(page, texts.cancellation.title)).toBeVisible()
    const form = page.getByRole('main')
    const type = (label: string, text: string) => formField(form, label).fill(text)
    await page.getByRole('radio', { name: texts.kind.extraordinary }).check()
    await page.getByLabel(texts.reason).fill('Umzug ins Ausland')
    await type(fieldLabels.given_name, 'Kim')
    await type(fieldLabels.family_name, 'Muster')
    await page.getByRole('button', { name: texts.cancellation.submit }).click()
    await expect(problem(page, requiredText(fieldLabels.email))).toBeVisible()
    await expect(page.getByRole('radio', { name: texts.kind.extraordinary })).toBeChecked()

    await type(fieldLabels.email, email)
    await type(fieldLabels.contract, 'AZ PLUS')
    await page.getByLabel(texts.endDate).fill('31.12.2027')
    await page.getByRole('button', { name: texts.cancellation.submit }).click()
    await expect(heading(page, texts.cancellation.done.title)).toBeVisible()
    await expect(page.getByText(texts.done.mail(email))).toBeVisible()
    const mail = await mailTo(email, 'Eingang Ihrer Kündigung')
    for (const part of ['AZ PLUS', 'Kim Muster', 'Umzug ins Ausland', '31. Dezember 2027'])
      expect(mail.text).toContain(part)
  })
})

test('a reader who is signed in withdraws from a contract of the list, and its address sees what is stored of it', async ({
  page,
}) => {
  const email = freshAddress()
  await page.goto('/service/profil')
  await logIn(page, 'plus@example.test')
  await page.getByRole('link', { name: accountTexts.footer.withdrawal }).click()
  await expect(heading(page, texts.withdrawal.title)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expectAccessible(page)
  await formField(page.getByRole('main'), fieldLabels.email).fill('kein-postfach')
  await page.getByRole('button', { name: texts.withdrawal.submit }).click()
  await expect(problem(page, accountTexts.form.summary(1))).toBeVisible()
  await expectAccessible(page)
  await formField(page.getByRole('main'), fieldLabels.email).fill(email)
  await page.getByRole('button', { name: texts.withdrawal.submit }).click()
  await expect(heading(page, texts.withdrawal.done.title)).toBeVisible()
  await expectAccessible(page)
  const mail = await mailTo(email, 'Eingang Ihres Widerrufs')
  expect(mail.text).toContain('AZ PLUS')
  await page.getByRole('link', { name: dataTexts.title }).click()
  await expect(heading(page, dataTexts.title)).toBeVisible()
  await expectAccessible(page)
  await formField(page.getByRole('main'), fieldLabels.email).fill(email)
  await page.getByRole('button', { name: dataTexts.submit }).click()
  await expect(heading(page, dataTexts.sent.title)).toBeVisible()
  await expect(page.getByText(dataTexts.sent.text(email))).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkMailedTo(email, 'heldData'))
  await expect(heading(page, dataTexts.held.title)).toBeVisible()
  await expect(page).toHaveURL(/\/datenauskunft\/ansehen$/)
  await expect(page.getByText(texts.kinds.withdrawal, { exact: true })).toBeVisible()
  await expectAccessible(page)
})
