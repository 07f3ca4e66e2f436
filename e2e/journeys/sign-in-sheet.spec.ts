import {
  announcementTexts,
  errorTexts,
  fieldLabels,
  loginCodeTexts,
  paywallTexts,
  portalTexts,
  sessionTexts,
  signInSheetTexts as texts,
  uiTexts,
} from '@leserkonto/texts'
import type { Locator, Page } from '@playwright/test'
import { doubleText, expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { mailedCode, otherThan } from '../support/login-code.ts'
import { freshAddress, heading, home, newReader, tryLogIn } from '../support/reader.ts'
import { signInSheet } from '../support/sign-in-sheet.ts'
import { editionUrl, stack } from '../support/stack.ts'

const article = `${editionUrl('az')}/artikel/az-marktplatz-baeume`
const hidden = 'Geplant sind 24 Linden in fünf Reihen'
const offer = (page: Page) => page.getByRole('article').getByRole('region', { name: paywallTexts.heading })
const register = (page: Page) =>
  offer(page).getByRole('link', { name: paywallTexts.ways.register, exact: true })
const signIn = (page: Page) => offer(page).getByRole('link', { name: paywallTexts.signIn, exact: true })
const inHead = (page: Page) => page.getByRole('banner').getByRole('link', { name: portalTexts.nav.account })
const address = (page: Page) => formField(signInSheet(page), fieldLabels.email)
const code = (page: Page) => formField(signInSheet(page), fieldLabels.code)
const send = (page: Page) => signInSheet(page).getByRole('button', { name: texts.submit })

/** Every page that is shown from now on, without those that only lead on. */
function shownPages(page: Page): string[] {
  const shown: string[] = []
  page.on('domcontentloaded', () => {
    const { pathname } = new URL(page.url())
    if (!pathname.startsWith('/sign-on')) shown.push(pathname)
  })
  return shown
}

/** Counts what the sheet asks: presses and fields, from the wall to the page that says who is signed in. */
async function bySheet(page: Page, opener: Locator, email: string) {
  const taken = { clicks: 0, fields: 0 }
  const known = await stack.mailsTo(email)
  const press = async (target: Locator) => {
    taken.clicks += 1
    await target.click()
  }
  const fill = async (field: Locator, text: string) => {
    taken.fields += 1
    await field.fill(text)
  }
  await press(opener)
  await fill(address(page), email)
  await press(send(page))
  await expect(signInSheet(page).getByText(loginCodeTexts.sent(email))).toBeVisible()
  await fill(code(page), await mailedCode(email, known))
  return taken
}

test('a new reader by a code, without leaving the article: 2 clicks, 2 fields, no page', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(article)
  const shown = shownPages(page)
  const taken = await bySheet(page, register(page), freshAddress())
  const said = page.getByRole('status').filter({ hasText: announcementTexts.registered })
  await expect(said).toBeVisible()
  await expect(page).toHaveURL(article)
  await expect(offer(page)).toContainText(paywallTexts.states.unlinked)
  await expect(signInSheet(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(taken).toEqual({ clicks: 2, fields: 2 })
  expect(new Set(shown)).toEqual(new Set([new URL(article).pathname]))
})

test('a known reader reads on at the place, and is known at the next newspaper', async ({ page }) => {
  await page.goto(article)
  await signIn(page).scrollIntoViewIfNeeded()
  const shown = shownPages(page)
  const taken = await bySheet(page, signIn(page), 'plus@example.test')
  await expect(page.getByText(hidden)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind als ' })).toBeVisible()
  expect(taken).toEqual({ clicks: 2, fields: 2 })
  expect(new Set(shown)).toEqual(new Set([new URL(article).pathname]))

  await page.goto(`${editionUrl('rt')}/rubrik/sport`)
  await inHead(page).click()
  await expect(page).toHaveURL(`${editionUrl('rt')}/rubrik/sport`)
  await expect(page.getByRole('banner').getByRole('link', { name: portalTexts.nav.profile })).toBeVisible()
  await expect(signInSheet(page)).toHaveCount(0)
})

test('by keyboard alone, in the head of a section: Escape, the focus, a wrong code and a right one', {
  tag: '@keyboard',
}, async ({ page }) => {
  const email = await newReader()
  const hand = keyboard(page)
  await page.goto(`${editionUrl('az')}/rubrik/sport`)
  await hand.press(inHead(page))
  await expect(address(page)).toBeFocused()
  await expectAccessible(page)
  await expectReflow(page)
  await page.keyboard.type(email)
  await page.keyboard.press('Escape')
  await expect(signInSheet(page)).toHaveCount(0)
  await expect(inHead(page)).toBeFocused()

  const known = await stack.mailsTo(email)
  await hand.press(inHead(page))
  await address(page).fill(email)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await expectAccessible(page)
  await expectReflow(page)
  const right = await mailedCode(email, known)
  await page.keyboard.type(otherThan(right))
  await expect(signInSheet(page).getByText('Noch mögliche Versuche: 4.')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveValue('')
  await expectAccessible(page)
  await page.keyboard.type(right)
  await expect(page.getByRole('banner').getByRole('link', { name: portalTexts.nav.profile })).toBeVisible()
  await expect(page).toHaveURL(`${editionUrl('az')}/rubrik/sport`)
})

test('closed and opened again the code is still awaited; another address begins again', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  await page.goto(article)
  await register(page).click()
  await address(page).fill(email)
  await send(page).click()
  await expect(code(page)).toBeVisible()
  await signInSheet(page).getByRole('button', { name: uiTexts.overlay.close }).click()
  await expect(signInSheet(page)).toHaveCount(0)
  await expect(register(page)).toBeFocused()
  await register(page).click()
  await expect(code(page)).toBeVisible()
  await signInSheet(page).getByRole('button', { name: texts.otherAddress }).click()
  await expect(address(page)).toHaveValue(email)
})

test('with large text in a small window the field that has the focus is in sight', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(article)
  await doubleText(page, 320)
  await page.setViewportSize({ width: 320, height: 640 })
  await register(page).click()
  await expect(address(page)).toBeFocused()
  await expect(address(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.type(freshAddress())
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toBeInViewport({ ratio: 1 })
})

test('five wrong codes use it up, and the sheet offers another one', { tag: '@once' }, async ({ page }) => {
  const email = await newReader()
  await page.goto(article)
  const known = await stack.mailsTo(email)
  await register(page).click()
  await address(page).fill(email)
  await send(page).click()
  const wrong = otherThan(await mailedCode(email, known))
  for (const left of [4, 3, 2, 1]) {
    await code(page).fill(wrong)
    await expect(signInSheet(page).getByText(`Noch mögliche Versuche: ${left}.`)).toBeVisible()
  }
  await code(page).fill(wrong)
  await expect(signInSheet(page).getByText(errorTexts.LOGIN_CODE_EXPIRED)).toBeVisible()
  await expect(code(page)).toHaveCount(0)
  await expect(signInSheet(page).getByRole('timer')).toBeVisible()
  await expectAccessible(page)
})

test('with a password: what was typed is there already, and the way leads back', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(article)
  await signIn(page).click()
  await address(page).fill('plus@example.test')
  await signInSheet(page).getByRole('link', { name: texts.withPassword }).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await expect(formField(form, fieldLabels.email)).toHaveValue('plus@example.test')
  expect(page.url()).not.toContain('plus')
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page.getByText(hidden)).toBeVisible()
})

test('the sheet cannot be loaded: the link leads where it leads without script', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(article, { waitUntil: 'networkidle' })
  await page.route('**/*.js', (route) => route.abort())
  await register(page).click()
  await page.waitForURL('**/loginRegister/register?return_url=*')
})

test('no page can be framed, so that nobody else’s page can lie over the sheet', { tag: '@once' }, async ({
  page,
}) => {
  const answer = await page.goto(article)
  expect(await answer?.headerValue('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the links lead to login and registration, and back', { tag: '@once' }, async ({ page }) => {
    await page.goto(article)
    await expect(signIn(page)).toHaveAttribute('href', /^\/sign-on\?return_url=%2Fartikel%2F/)
    await expect(register(page)).toHaveAttribute(
      'href',
      /\/loginRegister\/register\?return_url=%2Fartikel%2F/,
    )
    await signIn(page).click()
    await page.waitForURL('**/loginRegister?redirectFrom=*')
  })
})

test('a signed-in reader’s link in the head opens the profile', { tag: '@once' }, async ({ page }) => {
  await page.goto('/service/profil/loginRegister?redirectFrom=/overview')
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await page.waitForURL('**/overview')
  await page.getByRole('banner').getByRole('link', { name: portalTexts.nav.profile }).click()
  await expect(home(page)).toBeVisible()
})
