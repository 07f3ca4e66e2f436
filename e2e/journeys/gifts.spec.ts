import {
  fieldLabels,
  giftTexts,
  loginCodeTexts,
  paywallTexts,
  portalTexts,
  screenTitles,
  signInSheetTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { mailedCode } from '../support/login-code.ts'
import { freshAddress, heading, newReader, tryLogIn } from '../support/reader.ts'
import { openLogin, signInSheet } from '../support/sign-in-sheet.ts'
import { editionUrl, stack } from '../support/stack.ts'

/** The newspaper that gives free articles, and how many. */
const paper = editionUrl('ht')
const of = 3
const offer = (page: Page) => page.getByRole('article').getByRole('region', { name: paywallTexts.heading })
const note = (page: Page, left: number) =>
  page
    .getByText(paywallTexts.free.isOne({ of, left, renewsAt: '2026-12-01' }).split('.')[0] ?? '')
    .and(
      page.getByText(
        left === 0 ? 'Mehr ist es' : left === 1 ? 'Noch einer ist frei' : `Noch ${left} sind frei`,
      ),
    )

/** Locked articles of that newspaper, one more than it gives. */
const [first, second, third, fourth] = [
  `${paper}/artikel/ht-seilbahn-entscheid`,
  `${paper}/artikel/ht-waldumbau`,
  `${paper}/artikel/ht-hausarzt-tannfurt`,
  `${paper}/artikel/ht-jazzclub-keller`,
] as const

test('an account reads three locked articles a month, sees what is left, and meets the wall at the fourth', async ({
  page,
}) => {
  await page.goto(first)
  await expect(offer(page)).toContainText(paywallTexts.free.stranger(of))
  const headline = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expectAccessible(page)

  const email = freshAddress()
  const known = await stack.mailsTo(email)
  await offer(page).getByRole('link').first().click()
  await expect(signInSheet(page)).toContainText(signInSheetTexts.goesOn(headline))
  await expectAccessible(page)
  await formField(signInSheet(page), fieldLabels.email).fill(email)
  await signInSheet(page).getByRole('button', { name: signInSheetTexts.submit }).click()
  await expect(signInSheet(page).getByText(loginCodeTexts.sent(email))).toBeVisible()
  await formField(signInSheet(page), fieldLabels.code).fill(await mailedCode(email, known))

  await expect(note(page, 2)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  // The notice of who is signed in is hidden for two frames, so that it is announced.
  await expect(page.locator('[data-signed-on] > [aria-hidden]')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(note(page, 2)).toBeVisible()
  await page.goto(second)
  await expect(note(page, 1)).toBeVisible()
  await page.goto(third)
  await expect(note(page, 0)).toBeVisible()
  await page.goto(fourth)
  await expect(offer(page)).toContainText(`Ihre ${of} freien Artikel für diesen Monat haben Sie gelesen.`)
  // What was opened stays open, and cleared storage brings none back.
  await page.evaluate(() => localStorage.clear())
  await page.goto(first)
  await expect(note(page, 0)).toBeVisible()
  await expectReflow(page)
})

test('the login page says what it is for, where it leads on to a locked article', { tag: '@once' }, async ({
  page,
}) => {
  const article = '/artikel/az-marktplatz-baeume'
  await page.goto(article)
  const headline = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? ''
  await openLogin(page, offer(page).getByRole('link', { name: paywallTexts.signIn, exact: true }))
  await expect(page.getByText(signInSheetTexts.goesOn(headline))).toBeVisible()
  await tryLogIn(page, await newReader(), personaPassword)
  await page.waitForURL(article)
})

test('a subscriber gives an article away, sees that it was read, and takes it back', async ({
  page,
  otherBrowser,
}) => {
  const article = '/artikel/az-marktplatz-baeume'
  const hidden = 'Geplant sind 24 Linden in fünf Reihen'
  await page.goto(article)
  await openLogin(page, offer(page).getByRole('link', { name: paywallTexts.signIn, exact: true }))
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await page.waitForURL(article)
  await page.getByRole('link', { name: giftTexts.give }).click()
  const sheet = page.getByRole('dialog', { name: giftTexts.sheet.title })
  const field = sheet.getByLabel(giftTexts.sheet.link)
  await expect(field).toBeVisible()
  await expectAccessible(page)
  const link = await field.inputValue()
  expect(link).toMatch(/\/geschenk\/[0-9a-f]{40}$/)

  const friend = await otherBrowser()
  await friend.goto(link)
  await expect(friend.getByText(hidden)).toBeVisible()
  await expect(friend.getByText(giftTexts.page.open)).toBeVisible()
  await expectAccessible(friend)
  // Nothing is left on the device, and no other article opens.
  expect(await friend.context().cookies()).toEqual([])
  await friend.goto(new URL(article, link).href)
  await expect(offer(friend)).toBeVisible()

  await sheet.getByRole('link', { name: giftTexts.sheet.manage }).click()
  await expect(heading(page, screenTitles.Gifts)).toBeVisible()
  const open = page.getByRole('listitem').filter({ hasText: 'Der Link gilt bis' })
  await expect(open.first()).toContainText('Einmal geöffnet')
  await expectAccessible(page)
  await open
    .first()
    .getByRole('button', { name: /zurücknehmen$/ })
    .click()
  await expect(page.getByText(giftTexts.list.revoked)).toBeVisible()
  await expect(page.getByText(giftTexts.list.ended.revoked).first()).toBeVisible()

  const answer = await friend.goto(link)
  expect(answer?.status()).toBe(410)
  await expect(friend.getByText(giftTexts.page.revoked)).toBeVisible()
  await expect(offer(friend)).toBeVisible()
  await expectAccessible(friend)
  expect((await friend.goto(link.slice(0, -1)))?.status()).toBe(404)
  await friend.getByRole('link', { name: giftTexts.unknown.home }).click()
  await expect(friend.getByRole('navigation', { name: portalTexts.nav.label })).toBeVisible()
})
