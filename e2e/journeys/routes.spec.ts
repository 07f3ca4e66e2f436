import { countdownTexts, sessionTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { judge } from '../support/accessibility.ts'
import { type AccountPage, openPages, ownPages } from '../support/account-pages.ts'
import { expect, test } from '../support/journey.ts'
import { paintBeforeData } from '../support/layout-shift.ts'
import { logIn } from '../support/log-in.ts'
import { editionUrl } from '../support/stack.ts'

const origin = editionUrl('az')
const owner = 'familie.inhaber@example.test'
const login = '/service/profil/loginRegister'

test('every page without login shows its screen in its frame', async ({ page }) => {
  await paintBeforeData(page)
  for (const one of openPages) await expectPage(page, one)
})

test('every page behind the login shows its screen in its frame', async ({ page }) => {
  await paintBeforeData(page)
  await page.goto(login)
  await logIn(page, owner)
  for (const one of ownPages) await expectPage(page, one)
})

test('every page answers under the alternative prefix too, and its links keep it', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`/na${login}`)
  await logIn(page, owner)
  const shortened = openPages.filter(({ path }) => path.startsWith('/service/newsletter'))
  const paths = [
    ...ownPages.map((one) => ({ ...one, under: `/na${one.path}` })),
    ...shortened.map((one) => ({ ...one, under: one.path.replace('/service', '/na') })),
  ]
  for (const { under, ...screen } of paths) {
    await page.goto(under)
    await expectScreen(page, screen)
    const own = page.locator('a[href*="/service/profil"], a[href*="/service/newsletter"]')
    for (const href of await own.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href, under).toMatch(/^\/na\//)
  }
})

test('an anonymous visitor is sent to the login, which takes the place of the page', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/service/profil/password/request')
  const pages = ownPages.map((one) => ({ ...one, prefix: '' }))
  const shortened = ownPages.slice(0, 1).map((one) => ({ ...one, prefix: '/na' }))
  for (const { path, endsAt, prefix } of [...pages, ...shortened]) {
    await page.goto(`${prefix}${path}`)
    await expect(page).toHaveURL(
      `${origin}${prefix}${login}?redirectFrom=${encodeURIComponent(prefix + (endsAt ?? path))}`,
    )
    await expect(page.getByRole('tab', { name: sessionTexts.tabs.login })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/password\/request/)
  }
})

async function expectPage(page: Page, { path, endsAt, ...screen }: AccountPage) {
  await page.goto(path)
  await expectScreen(page, screen)
  await expect(page).toHaveURL(origin + (endsAt ?? path))
  const countdown = page.getByRole('button', { name: countdownTexts.stop })
  if (await countdown.isVisible()) await countdown.click()
  await judge(page)
}

/** One heading, the frame, and a title that names both the heading's page and the edition. */
async function expectScreen(
  page: Page,
  { heading, tab, layout }: Pick<AccountPage, 'heading' | 'tab' | 'layout'>,
) {
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings).toHaveText([heading])
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout)
  await expect(page).toHaveTitle(`${tab ?? heading} – Auentaler Zeitung`)
}
