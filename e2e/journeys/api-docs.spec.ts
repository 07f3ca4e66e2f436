import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/complaints.ts'
import { editionUrl, processEnvironment } from '../support/stack.ts'

// Read by integrators, not by readers: in English, so without the watch over German texts.

const addresses = [`http://localhost:${processEnvironment.PORT}`, editionUrl('az')]

for (const address of addresses)
  test(`at ${new URL(address).hostname} the page of the API signs a persona in and calls`, {
    tag: '@once',
  }, async ({ page }) => {
    const faults = complaints(page)
    await page.goto(`${address}/docs`)
    const login = await opened(page, 'sessionLogin')
    // As docs/integrate.md says, with nothing filled in.
    const { access_token } = JSON.parse(await answer(login, '200'))
    await authorize(page, access_token)

    expect(await answer(await opened(page, 'sessionUserinfo'), '200')).toContain('plus@example.test')

    const rights = await opened(page, 'rightsCheck')
    const granted = { edition: 'az', right: '09', granted: true, by: 'plan', free_articles: null }
    expect(JSON.parse(await answer(rights, '200'))).toEqual(granted)
    expect(faults).toEqual([])
  })

/** The part of the page about an operation, ready to be filled in. */
async function opened(page: Page, id: string): Promise<Locator> {
  const part = page.locator(`[id$="-${id}"]`)
  await part.locator('.opblock-summary-control').click()
  await part.getByRole('button', { name: 'Try it out' }).click()
  return part
}

/** Calls and reads what came back. */
async function answer(part: Locator, status: string): Promise<string> {
  await part.getByRole('button', { name: 'Execute' }).click()
  const live = part.locator('.live-responses-table')
  await expect(live.locator('.response-col_status').nth(1)).toContainText(status)
  return (await live.locator('.response-col_description .highlight-code code').first().textContent()) ?? ''
}

async function authorize(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Authorize', exact: true }).click()
  const form = page.locator('.auth-container').filter({ hasText: /bearer\s*\(http/ })
  await form.locator('input').fill(token)
  await form.getByRole('button', { name: /Apply|Authorize/ }).click()
  await form.getByRole('button', { name: 'Close', exact: true }).click()
}
