import { profileTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { ownReader } from '../support/own-readers.ts'
import { heading } from '../support/reader.ts'
import { editionUrl } from '../support/stack.ts'

const path = '/service/profil/requestdoiemail'
const { title } = registrationTexts.doiEmail
const texts = sessionTexts.arrival

test('a link with a token signs in and says as whom; "das bin ich nicht" leaves', { tag: '@once' }, async ({
  page,
}) => {
  const { token } = await ownReader()
  await page.goto(`/service/profil#access_token=${token}`)
  await expect(heading(page, profileTexts.title)).toBeVisible()
  await expect(page).toHaveURL(`${editionUrl('az')}/service/profil`)
  await expect(page.getByText(texts.notice.as('l***@e***.test'))).toBeVisible()
  await page.getByRole('button', { name: texts.notice.notMe }).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
})

test('a link into another account asks first, and a forged one changes nothing', { tag: '@once' }, async ({
  page,
}) => {
  const [own, strange] = [await ownReader(), await ownReader()]
  await page.goto('/service/profil')
  await logIn(page, own.email)
  const stored = await sessionOf(page)
  await page.goto(`${path}#access_token=${strange.token}`)
  await expect(heading(page, texts.question.title)).toBeVisible()
  await expect(page.getByText(texts.question.text('l***@e***.test'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.question.stay }).click()
  await expect(heading(page, title)).toBeVisible()
  expect(await sessionOf(page)).toBe(stored)

  await page.goto('/service/profil/messageBox')
  await page.goto(`${path}#access_token=${strange.token.slice(0, -8)}AAAAAAAA`)
  await expect(page.getByText(texts.failed)).toBeVisible()
  await expect(heading(page, title)).toBeVisible()
  await expect(page).toHaveURL(editionUrl('az') + path)
  expect(await sessionOf(page)).toBe(stored)

  await page.goto(`/service/profil#access_token=${strange.token}`)
  await page.getByRole('button', { name: texts.question.switch }).click()
  await expect(page.getByText(strange.email)).toBeVisible()
})

/** What the browser keeps of the session. */
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('leserkonto.session'))
