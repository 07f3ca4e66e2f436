import {
  errorTexts,
  privacySettings,
  privacyTexts,
  profileTexts,
  registrationTexts,
  requiredText,
  sessionTexts,
  technicalLoginTitle,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { doubleText, expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { heading, home, newReader, problem, tryLogIn } from '../support/reader.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

const login = '/service/profil/loginRegister'
const [sso, az] = [editionUrl('sso'), editionUrl('az')]

test('log in once on the sign-on edition, arrive signed in on another one', { tag: '@once' }, async ({
  page,
}) => {
  const email = await newReader()
  const wanted = `${az}/service/profil/password/update`
  await page.goto(`${sso}${login}?return_url=${encodeURIComponent(wanted)}`)
  await tryLogIn(page, email, personaPassword)
  await expect(page).toHaveURL(wanted)
  await expect(heading(page, profileTexts.access.password)).toBeVisible()
  await expect(page.getByText(sessionTexts.signOn.as('l***@e***.test'))).toBeVisible()
  await expectAccessible(page)
  expect(await addressesOf(page)).not.toContain('tokenSSO')

  // Two sessions of one browser, each with its own token: who leaves one edition leaves the other, too.
  const [here, there] = [await tokenOf(page), await tokenAt(page, `${sso}/service/profil`)]
  expect(here).not.toBe(there)
  await signOutHere(page)
  expect((await call(`${az}/userinfo`, { token: here })).status).toBe(401)
})

test('a login on the sign-on edition leads to an article of another one, open, and back to where it began', {
  tag: '@once',
}, async ({ page }) => {
  const began = `${sso}/service/newsletter`
  const article = `${az}/artikel/az-marktplatz-baeume?von=sso#inhalt`
  await page.goto(began)
  await page.goto(`${sso}${login}?return_url=${encodeURIComponent(article)}`)
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page.getByText('Geplant sind 24 Linden in fünf Reihen')).toBeVisible()
  await expect(page).toHaveURL(article)
  expect(await addressesOf(page)).not.toContain('tokenSSO')
  await page.goBack()
  await expect(page).toHaveURL(began)
})

test('who is signed in already is forwarded at once, or asked who they are', { tag: '@once' }, async ({
  page,
}) => {
  const email = await newReader()
  await page.goto(login)
  await logIn(page, email)
  await page.goto(`${login}?redirectFrom=%2Fservice%2Fprofil%2Fpassword%2Fupdate`)
  await expect(heading(page, profileTexts.access.password)).toBeVisible()
  await page.goto(login)
  await expect(heading(page, sessionTexts.signedIn.title)).toBeVisible()
  await expect(page.getByText(sessionTexts.signOn.as(email))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: sessionTexts.signOn.switch }).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
})

test('each refused login says its own and offers what helps', { tag: '@firefox' }, async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(login)
  await page.getByRole('button', { name: sessionTexts.login.submit, exact: true }).click()
  for (const name of ['E-Mail-Adresse', 'Passwort'])
    await expect(problem(page, requiredText(name))).toBeVisible()
  await tryLogIn(page, 'gesperrt@example.test', personaPassword)
  await expect(problem(page, errorTexts.AUTH_BLOCKED)).toBeFocused()
  await expect(page.getByRole('link', { name: '069 90009 120 anrufen' })).toHaveAttribute(
    'href',
    'tel:06990009120',
  )
  await expectAccessible(page)
  await tryLogIn(page, 'nicht.aktiviert@example.test', personaPassword)
  await expect(problem(page, errorTexts.AUTH_NOT_ACTIVATED)).toBeFocused()
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(heading(page, registrationTexts.doiEmail.title)).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveValue('nicht.aktiviert@example.test')
  for (const code of ['AUTH_BLOCKED', 'AUTH_NOT_ACTIVATED'])
    expect(said.join('\n')).toMatch(new RegExp(`^${code} session\\.login [\\w-]+$`, 'm'))
  expect(said.join('\n')).not.toMatch(/@|Lese-Test/)
})

test('a technical failure has the headline of its own', { tag: '@once' }, async ({ page }) => {
  await page.route('**/trpc/session.login*', (route) => route.abort())
  await page.goto(login)
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(problem(page, technicalLoginTitle)).toBeFocused()
  await expect(problem(page, errorTexts.AUTH_TECHNICAL)).toBeVisible()
  await expectAccessible(page)
})

test('a session that ended elsewhere ends here at the next load, with a word and a way back', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto(login)
  await logIn(page, email)
  // The profile may still be loading, and would find out before the reload.
  await page.goto('/datenschutz')
  await call(`${az}/user/logout`, { method: 'POST', token: await tokenOf(page), json: {} })
  await page.goto('/service/profil')
  await expect(page.getByText(sessionTexts.ended)).toBeVisible()
  await tryLogIn(page, email, personaPassword)
  await expect(home(page)).toBeVisible()
})

test('readers without advertising are asked for consent anew when they leave, others keep theirs', {
  tag: '@once',
}, async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('leserkonto.consent'))
  const give = () => page.evaluate(() => localStorage.setItem('leserkonto.consent', '1:given'))
  const elsewhere = `${editionUrl('rt')}/overview`
  await page.goto(login)
  const choice = page.getByRole('dialog', { name: privacyTexts.title })
  // No edition of this stack measures: there is nothing to decide.
  await page.getByRole('button', { name: privacySettings }).click()
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  await choice.getByRole('button', { name: privacyTexts.understood }).click()
  await expect(choice).toBeHidden()
  await give()
  for (const [email, asked] of [
    ['ohne.abo@example.test', false],
    ['pur@example.test', true],
  ] as const) {
    await logIn(page, email)
    await page.goto(`${editionUrl('rt')}/sign-on?return_url=/overview`)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Profil: / })).toBeVisible()
    await give()
    await page.goto('/service/profil')
    await signOutHere(page)
    await expect(choice).toBeVisible({ visible: asked })
    expect(await stored()).toBe(asked ? null : '1:given')
    // A newspaper that was signed out too learns of it at its next look.
    await page.goto(elsewhere)
    await expect(page.locator('[data-account]:visible')).toHaveText('Anmelden')
    expect(await stored()).toBe(asked ? null : '1:given')
    await page.goto(login)
  }
})

test('login and registration read well to assistive technology, and stand at twice the text size', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(login)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Anmelden oder registrieren" [level=1]
    - tablist "Anmelden oder registrieren":
      - tab "Anmelden" [selected]
      - tab "Registrieren"
    - tabpanel "Anmelden":
      - paragraph: Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.
      - paragraph: Felder mit * müssen ausgefüllt werden.
      - textbox "E-Mail-Adresse"
      - textbox "Passwort"
      - button "Passwort anzeigen"
      - button "Anmelden"
      - link "Passwort vergessen?"
  `)
  await doubleText(page)
  await tryLogIn(page, 'niemand@example.test', 'Falsch-2026')
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('tab', { name: sessionTexts.tabs.register }).click()
  await page.getByRole('button', { name: registrationTexts.submit }).click()
  await expect(problem(page, requiredText('Passwort'))).toBeVisible()
  await expectAccessible(page)
})

test('a refused login by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  const email = await newReader()
  await page.goto(login)
  await tryLogIn(page, email, 'Falsch-2026', keyboard(page))
  await expect(problem(page, errorTexts.AUTH_INVALID_CREDENTIALS)).toBeFocused()
  await keyboard(page).press(page.getByRole('link', { name: 'Zugangsdaten anfordern' }))
  await expect(page).toHaveURL(/requestAccessData$/)
})

/** The token of the running session, as the page keeps it. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('leserkonto.session') ?? '{}').access_token)

async function tokenAt(page: Page, url: string): Promise<string> {
  await page.goto(url)
  await expect(home(page)).toBeVisible()
  return tokenOf(page)
}

/** Every address in the tab's history. */
async function addressesOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return entries.map(({ url }) => url).join('\n')
}
