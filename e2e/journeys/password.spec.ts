import { maskedEmail } from '@leserkonto/rules'
import {
  errorTexts,
  fieldErrorText,
  fieldLabels,
  homeTexts,
  passwordTexts,
  profileTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { heading, home, newReader, problem, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'

const login = '/service/profil/loginRegister'
const newPassword = 'Ganz-Neu-88'

test('a forgotten password: from the wrong login over the mail to a new one, which signs in; all other logins end', {
  tag: '@firefox',
}, async ({ page, otherBrowser }) => {
  const email = await newReader()
  const elsewhere = await otherBrowser()
  await elsewhere.goto(login)
  await logIn(elsewhere, email)

  // In Firefox only the window in front has the focus.
  await page.bringToFront()
  await page.goto(login)
  await tryLogIn(page, email, 'Falsch-2026')
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeFocused()
  await page.getByRole('link', { name: 'Passwort zurücksetzen' }).click()

  const { request, reset } = passwordTexts
  await expect(heading(page, request.title)).toBeFocused()
  await expect(formField(page.getByRole('main'), fieldLabels.email)).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: request.submit }).click()
  await expect(page.getByText(request.sent.text(email))).toBeVisible()
  await expectAccessible(page)

  const mail = await linkMailedTo(email, 'passwordReset')
  await page.goto(mail)
  await expect(heading(page, reset.title)).toBeVisible()
  expect(page.url(), 'the token leaves the address bar').not.toContain('token')
  await expect(page.getByText(reset.whose(maskedEmail(email)))).toBeVisible()
  await expectAccessible(page)
  const field = formField(page.getByRole('main'), passwordTexts.update.newPassword)
  await field.fill('kurz')
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(problem(page, fieldErrorText('password', 'PASSWORD_WEAK'))).toBeVisible()
  await page.route('**/trpc/password.reset*', (route) => route.abort())
  await field.fill(newPassword)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(problem(page, errorTexts.PASSWORD_RESET_FAILED)).toBeFocused()
  await expect(field).toHaveValue(newPassword)
  await page.unroute('**/trpc/password.reset*')
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(home(page)).toBeVisible()

  await elsewhere.reload()
  await expect(heading(elsewhere, sessionTexts.title)).toBeVisible()
  await expect(elsewhere.getByText(sessionTexts.ended)).toBeVisible()

  await page.goto(mail)
  await expect(heading(page, reset.deadTitle)).toBeVisible()
  await expect(problem(page, errorTexts.PASSWORD_RESET_TOKEN_INVALID)).toBeFocused()
  await expectAccessible(page)
})

test('changing the password: each mistake says its own, other logins end and this one stays', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = await newReader()
  const elsewhere = await otherBrowser()
  for (const browser of [page, elsewhere]) {
    await browser.goto(login)
    await logIn(browser, email)
  }
  const texts = passwordTexts.update
  const { open, title } = homeTexts.account.security
  await page.getByRole('link', { name: `${open}: ${title}` }).click()
  await page.getByRole('link', { name: profileTexts.access.password }).click()
  await expect(heading(page, texts.title)).toBeFocused()
  await expectAccessible(page)
  const form = page.getByRole('main')
  const change = async (old: string, next: string, repeat: string) => {
    await formField(form, fieldLabels.current_password).fill(old)
    await formField(form, texts.newPassword).fill(next)
    await formField(form, fieldLabels.password_repeat).fill(repeat)
    await form.getByRole('button', { name: texts.submit }).click()
  }
  await change('Falsch-2026', newPassword, newPassword)
  await expect(problem(page, errorTexts.PASSWORD_WRONG)).toBeFocused()
  await change(personaPassword, personaPassword, personaPassword)
  await expect(problem(page, fieldErrorText('password', 'PASSWORD_SAME'))).toBeFocused()
  await change(personaPassword, newPassword, `${newPassword}9`)
  await expect(problem(page, fieldErrorText('password_repeat', 'MISMATCH'))).toBeFocused()
  await expectAccessible(page)
  await page.route('**/trpc/password.update*', (route) => route.abort())
  await change(personaPassword, newPassword, newPassword)
  await expect(problem(page, errorTexts.PASSWORD_UPDATE_FAILED)).toBeFocused()
  await page.unroute('**/trpc/password.update*')
  await change(personaPassword, newPassword, newPassword)
  await expect(heading(page, texts.done.changed)).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: texts.toProfile }).click()
  await expect(home(page)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText(sessionTexts.ended)).toBeVisible()
})
