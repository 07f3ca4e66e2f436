import {
  accountTexts,
  deviceTexts,
  fieldLabels,
  homeTexts,
  noAnswerTexts,
  paywallTexts,
  securityTexts,
  sessionTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { endPatience } from '../support/patience.ts'
import { heading, home, newReader, problem, tryLogIn } from '../support/reader.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

const login = '/service/profil/loginRegister'
const { open, title } = homeTexts.account.security
const securityRow = `${open}: ${title}`

test('a service that is away shows a way to try again and keeps the reader signed in', {
  tag: '@once',
}, async ({ page }) => {
  const said = consoleOf(page)
  await signIn(page)
  await page.route('**/trpc/**', (route) => route.abort())
  await page.reload()
  await expect(heading(page, accountTexts.technical.title)).toBeVisible()
  await expectAccessible(page)
  expect(said()).toContain('GENERIC session.userinfo no answer')
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: accountTexts.technical.retry }).click()
  await expect(home(page)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: securityRow }).click()
  await expect(heading(page, accountTexts.technical.offlineTitle)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: accountTexts.technical.retry }).click()
  await expect(heading(page, securityTexts.title)).toBeVisible()
})

test('a logout reaches the other tab, and the way back leads to the login (G19)', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const email = await signIn(page)
  const other = await context.newPage()
  await other.goto('/service/profil/edit')
  await other.getByLabel('Vorname').fill('Mia')
  for (const path of ['/service/profil/edit', '/service/profil']) await page.goto(path)
  await signOutHere(page)
  await expect(heading(other, sessionTexts.title)).toBeVisible()
  await expect(other.getByText(sessionTexts.ended)).toBeVisible()
  await other.goto('/service/newsletter')
  await other.goBack()
  await expect(heading(other, sessionTexts.title)).toBeVisible()
  await page.goBack()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await page.reload()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a browser that takes no cookies is told so, and what it is about (G22)', { tag: '@once' }, async ({
  page,
}) => {
  const email = await newReader()
  await page.goto(login)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await tryLogIn(page, email, personaPassword)
  await expect(problem(page, sessionTexts.cookiesDisabled)).toBeFocused()
  await expectAccessible(page)
})

test('a service that is silent is given up: what was typed stays, and parts of a page say it once', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto(login)
  let isSilent = true
  await page.route('**/trpc/**', (route) => isSilent || route.continue())
  const asked = page.waitForRequest('**/trpc/session.login*')
  await tryLogIn(page, email, personaPassword)
  await asked
  await endPatience(page)
  await expect(problem(page, noAnswerTexts.silent)).toBeFocused()
  await expect(page.getByLabel(fieldLabels.password, { exact: false }).first()).toHaveValue(personaPassword)
  await expectAccessible(page)
  isSilent = false
  await page.getByRole('button', { name: sessionTexts.login.submit, exact: true }).click()
  await expect(home(page)).toBeVisible()
  isSilent = true
  const parts = page.waitForRequest(/session\.signIns/)
  await page.getByRole('main').getByRole('link', { name: securityRow }).click()
  await parts
  // Not all parts of a page ask at the same moment.
  await expect(async () => {
    await endPatience(page)
    await expect(page.getByRole('alert').filter({ hasText: noAnswerTexts.silent })).toHaveCount(1, {
      timeout: 1_000,
    })
  }).toPass()
  // Passkeys, devices, partners and sign-ins.
  await expect(page.getByText(accountTexts.block.failed)).toHaveCount(4)
  await expectAccessible(page)
  isSilent = false
  await page.getByRole('button', { name: accountTexts.technical.retry }).press('Enter')
  await expect(page.getByText(deviceTexts.current)).toBeVisible()
  await expect(page.getByText(noAnswerTexts.silent)).toHaveCount(0)
  await expect(heading(page, securityTexts.title)).toBeFocused()
})

test('a slow service is waited for visibly, and asked once', { tag: '@once' }, async ({ page }) => {
  const email = await newReader()
  await page.goto(login)
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/trpc/session.login*', async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  await tryLogIn(page, email, personaPassword)
  const submit = page.getByRole('button', { name: sessionTexts.login.submit, exact: true })
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.dblclick({ force: true })
  await page.keyboard.press('Enter')
  answer()
  await expect(home(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a session that is over leads from a paid article to the login, not in a circle', {
  tag: '@once',
}, async ({ page }) => {
  const article = '/artikel/az-marktplatz-baeume'
  await page.goto(login)
  await logIn(page, 'plus@example.test')
  // The profile may still be loading, and would find out first.
  await page.goto('/datenschutz')
  const token = await page.evaluate(() => JSON.parse(localStorage['leserkonto.session']).access_token)
  await call(`${editionUrl('az')}/user/logout`, { method: 'POST', token, json: {} })
  await page.goto(article)
  await openLogin(
    page,
    page.getByRole('article').getByRole('link', { name: paywallTexts.signIn, exact: true }),
  )
  await expect(page.getByText(sessionTexts.ended)).toBeVisible()
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page).toHaveURL(editionUrl('az') + article)
  await expect(page.getByText('Geplant sind 24 Linden in fünf Reihen')).toBeVisible()
})

async function signIn(page: Page): Promise<string> {
  const email = await newReader()
  await page.goto(login)
  await logIn(page, email)
  return email
}

/** What the page writes to the console as an error from now on. */
function consoleOf(page: Page): () => string {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  return () => said.join('\n')
}
