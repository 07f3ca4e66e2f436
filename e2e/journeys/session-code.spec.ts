import { announcementTexts, errorTexts, loginCodeTexts, registrationTexts } from '@leserkonto/texts'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { askForCode, codeField, otherThan } from '../support/login-code.ts'
import { freshAddress, heading, home, newReader, problem, tryLogIn } from '../support/reader.ts'

const login = '/service/profil/loginRegister'

test('a reader signs in with a code, after a wrong one and a reload', { tag: '@firefox' }, async ({
  page,
}) => {
  const email = await newReader()
  await page.goto(`${login}?redirectFrom=/service/profil/edit`)
  const code = await askForCode(page, email)
  await expectAccessible(page)
  await expectReflow(page)

  await codeField(page).fill(otherThan(code))
  await expect(problem(page, 'Noch mögliche Versuche: 4.')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(loginCodeTexts.sent(email))).toBeVisible()
  await codeField(page).pressSequentially(code)
  await expect(heading(page, 'Persönliche Daten ändern')).toBeVisible()
})

test('a new reader registers with a code, by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  const email = freshAddress()
  const hand = keyboard(page)
  await page.goto(`${login}?redirectFrom=/service/profil`)
  const code = await askForCode(page, email, hand)
  await hand.type(codeField(page), code)
  const texts = registrationTexts.withCode
  await expect(heading(page, texts.title)).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  await page.reload()
  await hand.tick(page.getByRole('checkbox'))
  await hand.press(page.getByRole('button', { name: texts.submit }))
  await expect(heading(page, announcementTexts.registered)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/service/profil')
  await expect(home(page)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('five wrong codes use it up, and the password still opens', { tag: '@once' }, async ({ page }) => {
  const email = await newReader()
  await page.goto(`${login}?redirectFrom=/service/profil`)
  const code = await askForCode(page, email)
  for (const left of [4, 3, 2, 1]) {
    await codeField(page).fill(otherThan(code))
    await expect(problem(page, `Noch mögliche Versuche: ${left}.`)).toBeVisible()
  }
  await codeField(page).fill(otherThan(code))
  await expect(problem(page, errorTexts.LOGIN_CODE_EXPIRED)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: loginCodeTexts.back }).click()
  await tryLogIn(page, email, personaPassword)
  await expect(home(page)).toBeVisible()
})
