import { addresses } from '@leserkonto/rules'
import { fieldLabels, incompleteLink, paywallTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { freshAddress, heading, home, newReader, openAs, problem, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'

// What browsers, mail programs and older systems really send. Each kind is tried by tables of unit tests and of the API.

const az = editionUrl('az')
const plus = '/artikel/az-marktplatz-baeume'
const locked = 'Geplant sind 24 Linden in fünf Reihen'
const host = new URL(az).hostname

/** A cookie of the name as something else has left it. */
const leave = (context: BrowserContext, { value, path = '/', domain = `.${host}`, httpOnly = false }: Left) =>
  context.addCookies([{ name: 'userData', value, domain, path, httpOnly }])
type Left = { value: string; path?: string; domain?: string; httpOnly?: boolean }

for (const [name, left] of [
  ['of an older system', [{ value: 'a.b.c' }]],
  ['with JSON, and empty', [{ value: '%7B%22id%22%3A7%7D' }, { value: '', path: '/artikel' }]],
  [
    'for the articles alone, hidden from scripts',
    [{ value: 'old', path: '/artikel', domain: host, httpOnly: true }],
  ],
] as const)
  test(`a cookie ${name} locks nobody out, and goes`, { tag: '@once' }, async ({ page, context }) => {
    for (const one of left) await leave(context, one)
    await openAs(page, 'plus@example.test', '/service/profil')
    await expect(home(page)).toBeVisible()
    await page.goto(plus)
    await expect(page.getByText(locked)).toBeVisible()
    await page.reload()
    await expect(page.getByText(locked)).toBeVisible()
    const cookies = (await context.cookies(`${az}${plus}`)).filter((cookie) => cookie.name === 'userData')
    expect(cookies.map(({ domain, path }) => [domain, path])).toEqual([[host, '/']])
  })

test('a link that a mail program has touched works; one that is incomplete says so', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  await call(`${az}/registration/register`, { method: 'POST', json: { email, password: personaPassword } })
  const link = await linkMailedTo(email, 'activation')
  await page.goto(link.slice(0, -9))
  await expect(problem(page, incompleteLink)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${link.replace('token=', 'token%3D')}%3E.`)
  await page.getByRole('button', { name: registrationTexts.activate.submit }).click()
  await expect(heading(page, registrationTexts.activate.failedTitle)).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})

/** Fills a control in as browsers do that tell nobody. */
const fillSilently = (page: Page, label: string, value: string) =>
  formField(page.getByRole('tabpanel', { name: sessionTexts.tabs.login }), label).evaluate(
    (control, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
    },
    value,
  )

test('a login that the browser fills in without an event signs in, and keeps it when refused', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto(addresses.login)
  const submit = page.getByRole('button', { name: sessionTexts.login.submit, exact: true })
  await expect(submit).toBeVisible()
  await page.waitForLoadState('networkidle')
  await fillSilently(page, fieldLabels.email, email)
  await fillSilently(page, fieldLabels.password, `${personaPassword}!`)
  await submit.click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Login-Daten' })).toBeVisible()
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await expect(formField(form, fieldLabels.email)).toHaveValue(email)
  await expect(formField(form, fieldLabels.password)).toHaveValue(`${personaPassword}!`)
  await fillSilently(page, fieldLabels.password, personaPassword)
  await submit.click()
  await expect(form).toBeHidden()
})

test('no form with a password leaves the browser without its account', { tag: '@once' }, async ({ page }) => {
  const advice: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Log.enable')
  devtools.on('Log.entryAdded', ({ entry }) => advice.push(entry.text))
  const email = await newReader()
  await openAs(page, email, addresses.passwordUpdate)
  await expect(formField(page.getByRole('main'), fieldLabels.password_repeat)).toBeVisible()
  const names = page.locator('form:has(input[type=password]) input[autocomplete~=username]')
  await expect(names).toHaveValue(email)
  await expectAccessible(page)
  await call(`${az}/registration/request-password-reset`, { method: 'POST', json: { email } })
  await page.goto(await linkMailedTo(email, 'passwordReset'))
  await expect(names).toHaveValue(email)
  await page.goto(addresses.profileDelete)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(names).toHaveValue(email)
  expect(advice.filter((text) => text.includes('username'))).toEqual([])
})

test('"Anmelden" on an article leads back to the place', { tag: '@once' }, async ({ page }) => {
  const place = `${az}${plus}?a=1&b=x%2Fy#inhalt`
  await page.goto(place)
  await openLogin(page, page.getByRole('main').getByRole('link', { name: paywallTexts.signIn }))
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page.getByText(locked)).toBeVisible()
  await expect(page).toHaveURL(place)
})

test('a page behind the login leads back to the place', { tag: '@once' }, async ({ page }) => {
  const place = `${az}${addresses.security}?x=1#geraete`
  await openAs(page, await newReader(), place)
  await expect(page).toHaveURL(place)
})
