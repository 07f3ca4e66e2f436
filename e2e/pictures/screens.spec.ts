import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '@playwright/test'
import { type AccountPage, openPages, ownPages } from '../support/account-pages.ts'
import { logIn } from '../support/log-in.ts'

// Every screen of the account area, drawn into test-results/screens to be looked at: they would only grow old beside the code.

const folder = join(import.meta.dirname, '../../test-results/screens')

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

test('screens without login', async ({ page }) => {
  await draw(page, openPages)
})

test('screens behind the login', async ({ page }) => {
  await page.goto('/')
  await logIn(page, 'familie.inhaber@example.test')
  await draw(page, ownPages)
})

test('the company screens', async ({ page }) => {
  await page.goto('/')
  await logIn(page, 'firma.inhaber@example.test')
  await draw(page, [
    { path: '/service/profil/shared-subscriptions', picture: 'shared-company' },
    { path: '/service/profil/multiuser', picture: 'multiuser' },
  ])
})

async function draw(page: Page, pages: readonly Pick<AccountPage, 'path' | 'picture'>[]) {
  const width = page.viewportSize()?.width
  for (const { path, picture } of pages) {
    if (!picture) continue
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${picture}-${width}.png`), fullPage: true })
  }
}
