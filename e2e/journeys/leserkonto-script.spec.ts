import { sessionTexts } from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/complaints.ts'
import { codeBlock } from '../support/document-code.ts'
import { personaPassword } from '../support/log-in.ts'
import { tryLogIn } from '../support/reader.ts'
import { editionUrl } from '../support/stack.ts'

// A page of somebody else at an edition's host, with the script that the service serves, as the guide uses it.

const path = '/eigene-seite'
const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Eigene Seite</title><link rel="icon" href="data:,">
<body><p>Eigene Seite</p>${codeBlock('docs/integrate/portal.md', 'html leserkonto.html')}`

/** What the page has found out about its reader. */
const expectReader = async (page: Page, reader: string, mayRead: string) => {
  await expect(page.locator('body')).toHaveAttribute('data-reader', reader)
  await expect(page.locator('body')).toHaveAttribute('data-may-read', mayRead)
}

/** A script of the page calls this. */
const calls = (page: Page, name: 'signIn' | 'signOut') =>
  page.evaluate(async (name) => {
    const script = '/leserkonto.js'
    const { reader } = await import(script)
    await reader[name]()
  }, name)

test('a page with leserkonto.js signs in, knows what its reader may read, and signs out in all tabs', {
  tag: '@once',
}, async ({ page, context }) => {
  await context.route(`${editionUrl('az')}${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto(path)
  await expectReader(page, 'stranger', 'false')
  await calls(page, 'signIn')
  await expect(page.getByRole('tab', { name: sessionTexts.tabs.login })).toBeVisible()
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page).toHaveURL(path)
  // The way back ends with a redirect, which no route of a test sees.
  const faults = complaints(page)
  await page.goto(path)
  await expectReader(page, 'known', 'true')
  const flags = await page.evaluate(async () => {
    const script = '/leserkonto.js'
    return (await import(script)).reader.flags()
  })
  expect(flags).toMatchObject({ pur_abo: false, noad_abo: false })

  const other = await context.newPage()
  await other.goto(path)
  await expectReader(other, 'known', 'true')
  await calls(page, 'signOut')
  for (const tab of [page, other]) await expectReader(tab, 'stranger', 'false')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('userData')
  await page.goto('/overview')
  await expect(page.locator('[data-account]:visible')).toHaveText('Anmelden')
  expect(faults).toEqual([])
})
