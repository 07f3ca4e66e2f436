import {
  oddCodes,
  oddDays,
  oddEmails,
  oddNames,
  oddNumbers,
  oddPostcodes,
} from '@leserkonto/rules/testing/odd-inputs'
import {
  fieldErrorText,
  fieldLabels,
  loginCodeTexts,
  profileEditTexts,
  sessionTexts,
  subscriptionTexts,
  declarationTexts as texts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { codeField } from '../support/login-code.ts'
import { ownCustomer } from '../support/own-readers.ts'
import { freshAddress, heading, home, newReader, openAs, problem } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'

/** The first, the middle and the last of a table, whose others go through the calls of the API. */
const some = <Row>(rows: readonly Row[]) =>
  rows.filter((_, at) => [0, Math.floor(rows.length / 2), rows.length - 1].includes(at))

/** The digits of one number in the spelling of another. */
function spelledAs(spelling: string, number: string): string {
  let at = 0
  return spelling.replace(/\p{Nd}/gu, () => number[at++] ?? '')
}

test('names are saved as they are meant, and a refused one is told what is allowed', {
  tag: '@once',
}, async ({ page }) => {
  await openAs(page, await newReader(), '/service/profil/edit')
  const form = page.getByRole('main')
  const type = (label: string, text: string) => formField(form, label).fill(text)
  const save = () => form.getByRole('button', { name: profileEditTexts.submit }).click()
  await form.getByLabel(fieldLabels.gender).selectOption({ label: 'Keine Angabe' })
  await type(fieldLabels.given_name, 'Kim')
  await type(fieldLabels.username, 'Kim')
  await type(fieldLabels.family_name, 'Muster2')
  await save()
  await expect(problem(page, fieldErrorText('family_name', 'FORMAT'))).toBeVisible()
  for (const [typed, meant] of some(oddNames.filter(([name]) => !/[\t\n]/.test(name)))) {
    await type(fieldLabels.family_name, typed)
    await save()
    await expect(page.getByText(profileEditTexts.saved)).toBeVisible()
    await expect(page.getByText(`Kim ${meant}`, { exact: true }).first()).toBeVisible()
    await page.goto('/service/profil/edit')
    await expect(formField(form, fieldLabels.family_name)).toHaveValue(meant)
  }
})

test('numbers as they are printed link', { tag: '@once' }, async ({ page }) => {
  const { ways, link } = subscriptionTexts
  await openAs(page, await newReader(), '/service/profil/linkSubscription')
  const form = page.getByRole('tabpanel', { name: ways.number })
  await formField(form, fieldLabels.gp_number).fill(spelledAs(oddNumbers[0]?.[0] ?? '', await ownCustomer()))
  await formField(form, fieldLabels.postcode).fill(oddPostcodes[0]?.[0] ?? '')
  await form.getByRole('button', { name: link.submit }).click()
  await expect(heading(page, link.done.title)).toBeFocused()
})

for (const [at, spell] of some(oddEmails).entries())
  test(`an address signs in by a pasted code: ${spell('name@example.test')}`, { tag: '@once' }, async ({
    page,
  }) => {
    const email = await newReader()
    await page.goto('/service/profil/loginRegister?redirectFrom=/service/profil')
    const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
    await formField(form, fieldLabels.email).fill(spell(email))
    await form.getByRole('button', { name: loginCodeTexts.offer.submit }).click()
    await expect(page.getByText(loginCodeTexts.sent(email))).toBeVisible()
    const { subject } = await mailTo(email, ' ist Ihr Anmeldecode')
    await codeField(page).fill(spelledAs(oddCodes[at]?.[0] ?? '', subject.slice(0, 6)))
    await expect(home(page)).toBeVisible()
  })

/** Fills the form of a cancellation; the receipt's text. */
async function cancelled(page: Page, fields: Readonly<Record<string, string>>): Promise<string> {
  const email = freshAddress()
  await page.goto('/kuendigung')
  const form = page.getByRole('main')
  const all = {
    contract: 'AZ PLUS',
    given_name: 'Kim',
    family_name: 'Muster',
    email: `Kim <${email}>,`,
    ...fields,
  }
  for (const [name, text] of Object.entries(all)) await form.locator(`[name=${name}]`).last().fill(text)
  await page.getByRole('button', { name: texts.cancellation.submit }).click()
  await expect(heading(page, texts.cancellation.done.title)).toBeVisible()
  const { text } = await mailTo(email, 'Eingang Ihrer Kündigung')
  return (text ?? '').replaceAll('\u2060', '')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a contract is cancelled whatever is typed', { tag: '@once' }, async ({ page }) => {
      for (const [at, [day]] of some(oddDays).entries()) {
        const family_name = some(oddNames)[at]?.[0] ?? ''
        const receipt = await cancelled(page, { end_date: day, family_name })
        expect(receipt).toContain(`Kim ${family_name.normalize('NFC')}`)
      }
      const receipt = await cancelled(page, {
        end_date: 'zum Quartalsende',
        gp_number: '4711 oder 4712',
        postcode: '1011 AB',
        family_name: 'Schmidt (geb. Maier)',
      })
      for (const typed of ['zum Quartalsende', '4711 oder 4712', '1011 AB', 'Schmidt (geb. Maier)'])
        expect(receipt).toContain(typed)
    })
  })
