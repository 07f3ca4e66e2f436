import { expect, type Page, test } from '@playwright/test'
import { watchText } from '../support/watch-text.ts'

// The watch over all journeys is itself watched: it names each kind of fault and is quiet about good pages.

async function faultsOf(page: Page, body: string, query = '') {
  const faults = await watchText(page.context())
  await page.route('http://seite.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Konto</title>${body}`,
    }),
  )
  await page.goto(`http://seite.test/konto${query}`)
  return faults()
}

test('a good page has no faults', { tag: '@once' }, async ({ page }) => {
  const body = `<h1>Ihr Profil</h1><p>Wir haben eine E-Mail an open.user@example.test geschickt.</p>`
  expect(await faultsOf(page, `${body}<p hidden>undefined</p>`, '?redirectFrom=%2Fservice%2Fprofil')).toEqual(
    [],
  )
})

for (const [name, body, fault] of [
  ['an English word', '<p>Loading …</p>', "English: 'Loading …'"],
  ['an English name', '<button aria-label="Close">×</button>', "English: 'Close'"],
  ['an object', '<p>[object Object]</p>', "an object: '[object Object]'"],
  ['a missing value', '<p>Guten Tag, undefined</p>', "a missing value: 'Guten Tag, undefined'"],
  ['no number', '<p>NaN Mitglieder</p>', "a missing value: 'NaN Mitglieder'"],
  ['a raw code', '<p>AUTH_REQUIRED</p>', "a raw code: 'AUTH_REQUIRED'"],
  ['the fallback code', '<p>Fehler GENERIC</p>', "a raw code: 'Fehler GENERIC'"],
  ['an open placeholder', '<p>Höchstens {max} Zeichen</p>', "an open placeholder: 'Höchstens {max} Zeichen'"],
] as const)
  test(`it sees ${name}`, { tag: '@once' }, async ({ page }) => {
    expect(await faultsOf(page, body)).toEqual([`seite.test/konto: ${fault}`])
  })

for (const query of ['?token=geheim', '?t=geheim', '#tokenSSO=geheim', '?email=mia%40example.test'])
  test(`it sees ${query} in the address bar`, { tag: '@once' }, async ({ page }) => {
    expect(await faultsOf(page, '<p>Ihr Profil</p>', query)).toEqual([
      `seite.test/konto: a secret in the address bar: http://seite.test/konto${query}`,
    ])
  })

test('it sees what has gone again', { tag: '@once' }, async ({ page }) => {
  const faults = await faultsOf(page, '<p id="p">Loading</p>')
  await page.evaluate(() => document.querySelector('#p')?.remove())
  expect(faults).toEqual(["seite.test/konto: English: 'Loading'"])
})
