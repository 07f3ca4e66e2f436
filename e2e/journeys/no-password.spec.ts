import {
  errorTexts,
  fieldLabels,
  loginCodeTexts,
  passwordRemovedMailTexts,
  passwordSetMailTexts,
  passwordTexts,
  profileDeleteTexts,
  profileTexts,
  registrationTexts,
  securityTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { askForCode, codeField, proveByCode, registerByCode } from '../support/login-code.ts'
import { freshAddress, heading, problem, tryLogIn } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'
import { leaveDeleted, signOutHere } from '../support/success.ts'

const profile = '/service/profil'
const login = `${profile}/loginRegister`
const password = 'Ganz-Neu-88'

async function signOut(page: Page) {
  await page.goto(profile)
  await signOutHere(page)
}

test('an account made by a code gets its first password, signs in with it, and loses it again', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  await registerByCode(page, email, `${profile}/sicherheit`, securityTexts.title)
  await page.getByRole('link', { name: profileTexts.access.setPassword }).click()
  const { first, update, remove } = passwordTexts
  await expect(heading(page, first.title)).toBeFocused()
  const form = page.getByRole('main')
  await expect(form.getByText(loginCodeTexts.proof.noPassword)).toBeVisible()
  await expect(formField(form, fieldLabels.current_password)).toHaveCount(0)
  await expectAccessible(page)
  await expectReflow(page)
  await proveByCode(form, email)
  await expectAccessible(page)
  await formField(form, update.newPassword).fill(password)
  await formField(form, fieldLabels.password_repeat).fill(password)
  await form.getByRole('button', { name: first.submit }).click()
  await expect(heading(page, update.done.set)).toBeFocused()
  await expectAccessible(page)
  await mailTo(email, passwordSetMailTexts.subject)

  await signOut(page)
  await page.goto(`${profile}/password/update`)
  await tryLogIn(page, email, password)
  await expect(heading(page, update.title)).toBeVisible()
  await page.getByRole('button', { name: remove.ask }).click()
  const dialog = page.getByRole('dialog', { name: remove.dialog.title })
  await expect(formField(dialog, fieldLabels.current_password)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: loginCodeTexts.proof.instead }).click()
  await expectAccessible(page)
  await proveByCode(dialog, email)
  await dialog.getByRole('button', { name: remove.dialog.submit }).click()
  await expect(heading(page, update.done.removed)).toBeFocused()
  await expectAccessible(page)
  await mailTo(email, passwordRemovedMailTexts.subject)

  await signOut(page)
  await page.goto(login)
  await tryLogIn(page, email, password)
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeFocused()
})

test('a profile without a password is deleted by a code, and its address is free again', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  const texts = profileDeleteTexts
  await registerByCode(page, email, `${profile}/delete`, texts.title)
  await page.getByLabel(texts.reason).selectOption({ label: texts.reasons.unused })
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.ask }).click()
  const dialog = page.getByRole('dialog', { name: texts.dialog.title })
  await expect(dialog.getByText(loginCodeTexts.proof.noPassword)).toBeVisible()
  await expectAccessible(page)
  await proveByCode(dialog, email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: texts.dialog.submit }).click()
  await leaveDeleted(page)

  await page.goto(login)
  const code = await askForCode(page, email)
  await codeField(page).fill(code)
  await expect(heading(page, registrationTexts.withCode.title)).toBeVisible()
})
