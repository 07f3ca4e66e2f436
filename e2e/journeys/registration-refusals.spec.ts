import { randomUUID } from 'node:crypto'
import { inputLimits } from '../../packages/rules/src/index.ts'
import {
  errorTexts,
  fieldErrorText,
  fieldLabels,
  messageNames,
  messageOf,
  passwordHints,
  registrationTexts,
  requiredText,
  sessionTexts,
} from '../../packages/texts/src/index.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { freshAddress, heading, problem } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'

const activatePath = '/service/profil/account/activate'
const texts = registrationTexts.activate

test('an activation link works once, an unknown one never, and both offer a way on', async ({ page }) => {
  const email = freshAddress()
  const json = { email, password: personaPassword }
  await call(`${editionUrl('az')}/registration/register`, { method: 'POST', json })
  const link = await linkMailedTo(email, 'activation')
  const open = async (url: string) => {
    await page.goto(url)
    await page.getByRole('button', { name: texts.submit }).click()
  }
  await open(link)
  await expect(page.getByRole('timer')).toBeVisible()
  await open(link)
  await expect(heading(page, texts.usedTitle)).toBeVisible()
  await expect(problem(page, errorTexts.ACTIVATION_TOKEN_USED)).toBeVisible()
  await expectAccessible(page)
  await open(`${activatePath}?token=${randomUUID()}`)
  await expect(problem(page, errorTexts.ACTIVATION_TOKEN_INVALID)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.newLink }).click()
  await expect(heading(page, registrationTexts.doiEmail.title)).toBeFocused()
  await expectAccessible(page)
  await formField(page.getByRole('main'), fieldLabels.email).fill(email)
  await page.getByRole('button', { name: registrationTexts.doiEmail.submit }).click()
  await expect(page.getByText(registrationTexts.doiEmail.sent.text(email))).toBeVisible()
  await expectAccessible(page)
})

test('the register form names what is missing or wrong, and the rules of a password while typing', async ({
  page,
}) => {
  await page.goto('/service/profil/loginRegister/register')
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  const submit = form.getByRole('button', { name: registrationTexts.submit })
  await submit.click()
  for (const label of [fieldLabels.email, fieldLabels.password])
    await expect(problem(page, requiredText(label))).toBeVisible()
  const [email, password] = [formField(form, fieldLabels.email), formField(form, fieldLabels.password)]
  await password.fill('nurklein')
  const met = (hint: string) => form.getByRole('listitem').filter({ hasText: hint })
  await expect(met(passwordHints.minLength(inputLimits.passwordMinChars))).toHaveAttribute('data-met', 'true')
  await expect(met(passwordHints.lowercase)).toHaveAttribute('data-met', 'true')
  for (const open of [passwordHints.uppercase, passwordHints.digit])
    await expect(met(open)).toHaveAttribute('data-met', 'false')
  for (const [typed, code] of [
    ['mia.example.test', 'FORMAT'],
    ['jörg@example.test', 'ASCII_LOCAL_PART'],
  ] as const) {
    await email.fill(typed)
    await submit.click()
    await expect(problem(page, fieldErrorText('email', code))).toBeVisible()
  }
  await expect(problem(page, fieldErrorText('password', 'PASSWORD_WEAK'))).toBeVisible()
  await expectAccessible(page)
})

test('a message box shows the words of its name, never those of the address', async ({ page }) => {
  for (const name of messageNames) {
    await page.goto(`/service/profil/messageBox?message=${name}`)
    await expect(page.getByText(messageOf(name)?.text ?? '')).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto('/service/profil/messageBox?message=Ihr+Konto+ist+gesperrt')
  await expect(heading(page, 'Mitteilung')).toBeVisible()
  await expect(page.getByText('gesperrt')).toBeHidden()
})
