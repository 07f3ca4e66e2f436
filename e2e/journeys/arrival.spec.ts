import { fieldLabels, registrationTexts, sessionTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { ownReader } from '../support/own-readers.ts'
import { heading, home } from '../support/reader.ts'
import { editionUrl } from '../support/stack.ts'

const path = '/service/profil/requestdoiemail'
const { title } = registrationTexts.doiEmail
const texts = sessionTexts.arrival

test('a link with a token asks whether it is its reader’s; until the yes nobody is signed in, in no tab', {
  tag: '@once',
}, async ({ page, context }) => {
  const { token, email } = await ownReader()
  for (const opened of ['/overview', '/service/profil']) {
    await page.goto(`${opened}#access_token=${token}`)
    await expect(heading(page, texts.signIn.title)).toBeVisible()
    await expect(page.getByText(texts.signIn.text('l***@e***.test'))).toBeVisible()
  }
  await expectAccessible(page)
  // Neither the pages with a form nor those of other tabs take the link's account for their reader's.
  const tab = await context.newPage()
  await tab.goto('/kuendigung')
  await expect(formField(tab.getByRole('main'), fieldLabels.email)).toHaveValue('')
  await tab.goto('/service/profil/linkSubscription')
  await expect(heading(tab, sessionTexts.title)).toBeVisible()
  await tab.close()

  await page.getByRole('button', { name: texts.signIn.decline }).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await page.goto(`/overview#access_token=${token}`)
  await page.getByRole('button', { name: texts.signIn.decline }).click()
  await expect(page).toHaveURL(`${editionUrl('az')}/overview`)
  expect(await sessionOf(page)).toBeNull()

  await page.goto(`/service/profil#access_token=${token}`)
  await page.getByRole('button', { name: texts.signIn.accept }).click()
  await expect(home(page)).toBeVisible()
  await expect(page).toHaveURL(`${editionUrl('az')}/service/profil`)
  await expect(page.getByText(email)).toBeVisible()
})

test('a link into another account asks first, and a forged one changes nothing', { tag: '@once' }, async ({
  page,
}) => {
  const [own, strange] = [await ownReader(), await ownReader()]
  await page.goto('/service/profil')
  await logIn(page, own.email)
  const stored = await sessionOf(page)
  await page.goto(`${path}#access_token=${strange.token}`)
  await expect(heading(page, texts.switch.title)).toBeVisible()
  await expect(page.getByText(texts.switch.text('l***@e***.test'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.switch.decline }).click()
  await expect(heading(page, title)).toBeVisible()
  expect(await sessionOf(page)).toBe(stored)

  await page.goto('/service/profil/messageBox')
  await page.goto(`${path}#access_token=${strange.token.slice(0, -8)}AAAAAAAA`)
  await expect(page.getByText(texts.failed)).toBeVisible()
  await expect(heading(page, title)).toBeVisible()
  await expect(page).toHaveURL(editionUrl('az') + path)
  expect(await sessionOf(page)).toBe(stored)

  await page.goto(`/service/profil#access_token=${strange.token}`)
  await page.getByRole('button', { name: texts.switch.accept }).click()
  await expect(page.getByText(strange.email)).toBeVisible()
})

/** What the browser keeps of the session. */
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('leserkonto.session'))
