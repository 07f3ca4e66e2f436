import { personas } from '@leserkonto/publisher-mock/personas'
import { inputLimits } from '@leserkonto/rules'
import {
  errorTexts,
  fieldErrorText,
  fieldLabels,
  limitText,
  messageNames,
  messageOf,
  passwordFlawTexts,
  passwordHints,
  registrationTexts,
  requiredText,
  sessionTexts,
  uiTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
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

test('an activation link works once, an unknown one never, and both offer a way on', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  const json = { email, password: personaPassword }
  await call(`${editionUrl('az')}/registration/register`, { method: 'POST', json })
  const link = await linkMailedTo(email, 'activation')
  const open = async (url: string) => {
    await page.goto(url)
    await page.getByRole('button', { name: texts.submit }).click()
  }
  await page.route('**/trpc/registration.activate*', (route) => route.abort())
  await open(link)
  await expect(problem(page, errorTexts.ACTIVATION_TECHNICAL)).toBeFocused()
  await page.unroute('**/trpc/registration.activate*')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await open(link)
  await expect(heading(page, texts.usedTitle)).toBeVisible()
  await expect(page.getByText(errorTexts.ACTIVATION_TOKEN_USED.replace(/ \[.*/, ''))).toBeVisible()
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways).toHaveText([texts.signIn, texts.newLink])
  await expectAccessible(page)
  await open(`${activatePath}?token=${'a'.repeat(43)}`)
  await expect(problem(page, errorTexts.ACTIVATION_TOKEN_INVALID)).toBeVisible()
  await expectAccessible(page)
})

test('an expired activation link leads to the form for a new one, which knows the address (G07)', {
  tag: '@once',
}, async ({ page }) => {
  const email = 'nicht.aktiviert@example.test'
  const expired = personas.find((persona) => persona.email === email)?.expiredActivationToken
  await page.goto(`${activatePath}?token=${expired}`)
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(problem(page, errorTexts.ACTIVATION_TOKEN_EXPIRED)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([texts.newLink, texts.signIn])
  await page.getByRole('link', { name: texts.newLink }).click()
  await expect(heading(page, registrationTexts.doiEmail.title)).toBeFocused()
  await expect(formField(page.getByRole('main'), fieldLabels.email)).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: registrationTexts.doiEmail.submit }).click()
  await expect(page.getByText(registrationTexts.doiEmail.sent.text(email))).toBeVisible()
  await expectAccessible(page)
})

test('who asks for the mail again is answered each time, until it is too often (G11)', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  await page.clock.install()
  await page.goto('/service/profil/loginRegister/register')
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await formField(form, fieldLabels.email).fill(email)
  await formField(form, fieldLabels.password).fill(personaPassword)
  await form.getByRole('button', { name: registrationTexts.submit }).click()
  const again = page.getByRole('button', { name: registrationTexts.checkMailbox.resend })
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(registrationTexts.checkMailbox.text(email))).toBeVisible()
  expect(page.url()).not.toContain('leser-')
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await again.click()
  await expect(page.getByText(registrationTexts.resent)).toBeVisible()
  await page.getByRole('button', { name: uiTexts.overlay.close }).click()
  await expect(page.getByText(registrationTexts.resent)).toBeHidden()
  await page.clock.fastForward(60_000)
  while ((await askAgain(page, email)) !== 429);
  await again.click()
  await expect(problem(page, limitText(undefined, 60).split('einer')[0] ?? '')).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
})

/** Asks for a new activation mail past the form, from the browser's address; answers the status. */
const askAgain = (page: Page, email: string): Promise<number> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/registration/request-doi-email', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ email, edition: 'az' }),
  )

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
  await expect(met(passwordHints.minLength(inputLimits.passwordMinChars))).toHaveAttribute(
    'data-state',
    'met',
  )
  await expect(met(passwordHints.lowercase)).toHaveAttribute('data-state', 'met')
  for (const wrong of [passwordHints.uppercase, passwordHints.digit])
    await expect(met(wrong)).toHaveAttribute('data-state', 'wrong')
  await password.fill('Sommer2024')
  await expect(met(passwordFlawTexts.common)).toHaveAttribute('data-state', 'wrong')
  await password.fill('nurklein')
  for (const [typed, code] of [
    ['mia.example.test', 'AT_MISSING'],
    ['jörg@example.test', 'ASCII_LOCAL_PART'],
  ] as const) {
    await email.fill(typed)
    await submit.click()
    await expect(problem(page, fieldErrorText('email', code))).toBeVisible()
  }
  await expect(problem(page, fieldErrorText('password', 'PASSWORD_WEAK'))).toBeVisible()
  await expectAccessible(page)
})

test('a message box shows the words of its name, never those of the address', { tag: '@once' }, async ({
  page,
}) => {
  for (const name of messageNames) {
    await page.goto(`/service/profil/messageBox?message=${name}`)
    await expect(page.getByText(messageOf(name)?.text ?? '')).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto('/service/profil/messageBox?message=Ihr+Konto+ist+gesperrt')
  await expect(heading(page, 'Mitteilung')).toBeVisible()
  await expect(page.getByText('gesperrt')).toBeHidden()
})
