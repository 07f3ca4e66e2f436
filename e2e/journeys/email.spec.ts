import { maskedEmail } from '@leserkonto/rules'
import {
  emailTexts,
  errorTexts,
  fieldErrorText,
  fieldLabels,
  homeTexts,
  passwordTexts,
  profileEditTexts,
  profileTexts,
  requiredText,
  sessionTexts,
} from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { type logIn, personaPassword } from '../support/log-in.ts'
import { freshAddress, heading, home, newReader, problem, register, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'

const texts = profileEditTexts
const confirmPath = '/service/profil/emailConfirmation'

test('another address: proven by its mailbox in a second browser, where a new password is chosen; all logins end', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const [email, next] = [await newReader(), freshAddress()]
  await page.goto('/service/profil/edit')
  await logInTo(page, email, texts.title)
  await expectAccessible(page)
  const form = page.getByRole('main')
  const save = () => form.getByRole('button', { name: texts.submit }).click()
  await form.getByLabel(fieldLabels.gender).selectOption({ label: 'Keine Angabe' })
  await formField(form, fieldLabels.given_name).fill('Zoë Anna')
  await formField(form, fieldLabels.family_name).fill("O'Neill")
  await formField(form, fieldLabels.username).fill('zoe-liest')
  await formField(form, fieldLabels.email).fill('plus@example.test')
  await formField(form, fieldLabels.current_password).fill(personaPassword)
  await save()
  await expect(problem(page, errorTexts.EMAIL_TAKEN)).toBeFocused()
  await expectAccessible(page)
  await formField(form, fieldLabels.email).fill(next)
  await formField(form, fieldLabels.current_password).fill('')
  await save()
  await expect(problem(page, requiredText(fieldLabels.current_password))).toBeFocused()
  await formField(form, fieldLabels.current_password).fill('Falsch-2026')
  await save()
  await expect(problem(page, errorTexts.PASSWORD_WRONG)).toBeFocused()
  await formField(form, fieldLabels.current_password).fill(personaPassword)
  await save()
  await expect(heading(page, texts.pending.title)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.toProfile }).click()
  await expect(page.getByText(homeTexts.waiting.email(next))).toBeVisible()

  const elsewhere = await otherBrowser()
  const link = await linkMailedTo(next, 'emailChange')
  await elsewhere.goto(link)
  await expect(heading(elsewhere, emailTexts.confirm.title)).toBeVisible()
  await expect(elsewhere.getByText(emailTexts.confirm.whose(maskedEmail(email)))).toBeVisible()
  expect(elsewhere.url(), 'the token leaves the address bar').not.toContain('token')
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: emailTexts.confirm.submit }).click()
  const { done } = emailTexts.confirm
  await expect(heading(elsewhere, done.title)).toBeFocused()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('link', { name: done.submit }).click()
  await formField(elsewhere.getByRole('main'), passwordTexts.update.newPassword).fill('Ganz-Neu-88')
  await elsewhere.getByRole('button', { name: passwordTexts.reset.submit }).click()
  await expect(home(elsewhere)).toBeVisible()

  await page.reload()
  await expect(page.getByText(sessionTexts.ended)).toBeVisible()
  await tryLogIn(page, next, personaPassword)
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeVisible()

  await elsewhere.goto(link)
  await expect(heading(elsewhere, emailTexts.confirm.changedTitle)).toBeVisible()
  await expect(elsewhere.getByText(errorTexts.EMAIL_ALREADY_CHANGED)).toBeVisible()
})

test('a link that is no good, and an address that somebody else has meanwhile', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${confirmPath}?token=${'a'.repeat(43)}`)
  await expect(heading(page, emailTexts.confirm.failedTitle)).toBeVisible()
  await expect(page.getByText(errorTexts.EMAIL_LINK_EXPIRED)).toBeVisible()
  await expectAccessible(page)

  const [email, next] = [await newReader(), freshAddress()]
  const activate = await register(next)
  await page.goto('/service/profil/edit')
  await logInTo(page, email, texts.title)
  const form = page.getByRole('main')
  await form.getByLabel(fieldLabels.gender).selectOption({ label: 'Divers' })
  for (const [label, value] of [
    [fieldLabels.given_name, 'Kim'],
    [fieldLabels.family_name, 'Kern'],
    [fieldLabels.username, 'kim'],
    [fieldLabels.email, next],
    [fieldLabels.current_password, personaPassword],
  ] as const)
    await formField(form, label).fill(value)
  await form.getByRole('button', { name: texts.submit }).click()
  await expect(heading(page, texts.pending.title)).toBeVisible()
  const link = await linkMailedTo(next, 'emailChange')
  await activate()
  await page.goto(link)
  await page.getByRole('button', { name: emailTexts.confirm.submit }).click()
  await expect(page.getByText(errorTexts.EMAIL_GONE)).toBeVisible()
})

test('the personal data: what is not allowed is named at its field, all at once', { tag: '@once' }, async ({
  page,
}) => {
  const email = await newReader()
  await page.goto('/service/profil/edit')
  await logInTo(page, email, texts.title)
  const form = page.getByRole('main')
  const save = () => form.getByRole('button', { name: texts.submit }).click()
  await form.getByLabel('Firma').check()
  await save()
  // What the account never had is not demanded.
  await expect(problem(page, requiredText(fieldLabels.company_name))).toBeVisible()
  const wrong = {
    given_name: 'M1a',
    family_name: 'Muster!',
    username: 'mia 7',
    company_name: 'Muster | Söhne',
    email: 'mia.example.test',
  }
  for (const [name, value] of Object.entries(wrong))
    await formField(form, fieldLabels[name as keyof typeof wrong]).fill(value)
  await formField(form, fieldLabels.current_password).fill(personaPassword)
  await save()
  for (const name of Object.keys(wrong))
    await expect(
      problem(page, fieldErrorText(name, name === 'email' ? 'AT_MISSING' : 'FORMAT')),
    ).toBeVisible()
  await formField(form, fieldLabels.given_name).fill('M'.repeat(41))
  await formField(form, fieldLabels.company_name).fill('M'.repeat(81))
  await save()
  for (const max of [40, 80])
    await expect(problem(page, fieldErrorText('given_name', 'TOO_LONG', { max }))).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel(fieldLabels.gender).selectOption({ label: 'Frau' })
  const right = {
    given_name: 'Mia',
    family_name: 'Muster',
    username: 'mia.m',
    company_name: 'Muster & Co. 7/8',
    email,
  }
  for (const [name, value] of Object.entries(right))
    await formField(form, fieldLabels[name as keyof typeof right]).fill(value)
  await page.route('**/trpc/profile.update*', (route) => route.abort())
  await save()
  await expect(problem(page, errorTexts.PROFILE_SAVE_FAILED)).toBeFocused()
  await expect(formField(form, fieldLabels.given_name)).toHaveValue(right.given_name)
  await page.unroute('**/trpc/profile.update*')
  await save()
  await expect(heading(page, profileTexts.personal.title)).toBeVisible()
  await expect(page.getByText(texts.saved)).toBeVisible()
  await expect(page.getByText(right.company_name)).toBeVisible()
})

/** The guard has led to the login; after it the wanted page comes. */
async function logInTo(page: Parameters<typeof logIn>[0], email: string, title: string) {
  await tryLogIn(page, email, personaPassword)
  await expect(heading(page, title)).toBeVisible()
}
