import { paywallTexts, portalTexts, uiTexts } from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { judge } from '../support/accessibility.ts'
import { complaints } from '../support/complaints.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { tryLogIn } from '../support/reader.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

const plus = '/artikel/az-marktplatz-baeume'
const hidden = 'Geplant sind 24 Linden in fünf Reihen'
const offer = paywallTexts.heading

/** Bytes of script that have come so far, as they travelled. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\.js$/.test(entry.name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the front and an article are complete, and links lead on', async ({ page }) => {
    await page.goto('/overview')
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(20)
    await page.getByRole('link', { name: 'Wasserrohrbruch legt die Gartenstraße lahm' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Wasserrohrbruch legt die Gartenstraße lahm',
    )
    await expect(page.getByText('Verletzt wurde niemand.')).toBeVisible()
    await page
      .getByRole('navigation', { name: portalTexts.nav.label })
      .getByRole('link', { name: 'Sport' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport')
    await page.goto(plus)
    await expect(page.getByRole('heading', { name: offer })).toBeVisible()
    expect(await page.content()).not.toContain(hidden)
  })
})

test('a plus article opens for who signs in with the right, and closes again with the session', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(plus)
  await openLogin(
    page,
    page.getByRole('article').getByRole('link', { name: paywallTexts.signIn, exact: true }),
  )
  await tryLogIn(page, 'plus@example.test', personaPassword)
  // Signed in, the reader is back where the wish came up.
  await expect(page.getByText(hidden)).toBeVisible()
  await expect(page.getByRole('heading', { name: offer })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: portalTexts.nav.profile })).toBeVisible()
  await page.goto('/service/profil')
  await signOutHere(page)
  await page.goto(plus)
  await expect(page.getByRole('heading', { name: offer })).toBeVisible()
})

for (const [kind, paths] of Object.entries({
  article: [
    plus,
    '/artikel/az-storchennest',
    '/artikel/az-bildergalerie-herbst',
    '/artikel/az-sonderthema-kueche',
    '/artikel/az-landtag-live',
    '/artikel/az-gletscher-archiv',
  ],
  overview: ['/overview', '/rubrik/lokales', '/rubrik/neueste', '/meine-nachrichten', '/premium-newsletter'],
  'other page': ['/autoren/mara-tiedemann', '/barrierefreiheit', '/hilfe'],
}))
  test(`every kind of ${kind} is accessible and complains of nothing`, async ({ page }) => {
    const said = complaints(page)
    for (const [index, path] of paths.entries()) {
      // Each page but the first is come to from one of the same newspaper, whose fonts the reader has.
      await page.goto(path, index > 0 ? { referer: page.url() } : {})
      await judge(page)
    }
    expect(said).toEqual([])
  })

test('the front needs less than 10 kB of script until somebody touches a slider, which then moves', {
  tag: '@once',
}, async ({ page }) => {
  const said = complaints(page)
  await page.goto('/overview', { waitUntil: 'networkidle' })
  expect(await scriptBytes(page)).toBeLessThanOrEqual(10_000)
  const slider = page.getByRole('region', { name: 'Wissen und Hören' })
  await slider.getByRole('button').last().click()
  await expect(slider.locator('.swiper-initialized')).toHaveCount(1)
  await expect(slider.getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true')
  expect(said).toEqual([])
})

for (const [path, name] of [
  ['/overview', 'marktplatz'],
  ['/artikel/az-bildergalerie-herbst', 'wald-herbst'],
] as const)
  test(`the first picture of ${path} is asked for before all else, once and in one size`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    const fileOf = (url: string) => new URL(url).pathname
    // The browser asks for these with the least priority there is, whenever it has read the header.
    const files = asked.map(fileOf).filter((path) => path !== '/speculation-rules.json')
    expect(files[1]).toMatch(new RegExp(`^/bilder/${name}-\\d+\\.jpg$`))
    const shown = await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(asked.filter((url) => fileOf(url).startsWith(`/bilder/${name}-`))).toEqual([shown])
  })

test('headlines get their font after the page of a first visit, and with the page on the next ones', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/overview')
  await expect(page.locator('html')).not.toHaveAttribute('data-late-font')
  expect(await page.evaluate(() => document.fonts.check('600 1em "Leserkonto Serif"'))).toBe(true)
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: portalTexts.nav.label }).getByRole('link').first().click()
  await page.waitForURL('**/rubrik/*')
  await expect(page.locator('html')).not.toHaveAttribute('data-late-font')
})

test('an article’s slider that comes to life leaves the page as wide as it was', async ({ page }) => {
  await page.goto('/artikel/az-bildergalerie-herbst')
  const slider = page.getByRole('region', { name: portalTexts.article.slider })
  await slider.getByRole('button', { name: uiTexts.slider.next }).click()
  await expect(slider.locator('.swiper-initialized')).toHaveCount(1)
  const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(surplus).toBeLessThanOrEqual(0)
  await expect(slider).toBeInViewport()
})

test('two editions in one browser keep their articles, colours and sessions apart', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/service/profil/loginRegister')
  await logIn(page, 'plus@example.test')
  const other = await context.newPage()
  const [az, rt] = [page, other]
  await Promise.all([az.goto('/overview'), rt.goto(`${editionUrl('rt')}/overview`)])
  const colour = (tab: Page) =>
    tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lk-edition-color'))
  expect(await colour(az)).not.toBe(await colour(rt))
  expect(await rt.locator('a[href*="/artikel/az-"]').count()).toBe(0)
  expect(await az.locator('a[href*="/artikel/rt-"]').count()).toBe(0)
  await expect(az.getByRole('banner').getByRole('link', { name: portalTexts.nav.profile })).toBeVisible()
  await expect(rt.getByRole('banner').getByRole('link', { name: portalTexts.nav.account })).toBeVisible()
  await rt.goto(`${editionUrl('rt')}${plus}`)
  await expect(rt.getByRole('heading', { level: 1 })).toHaveText(portalTexts.notFound.title)
})

/** Opens a page and waits for the scripts it fetches after it was painted: until then its links lead to other pages. */
const openWithScripts = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test('a section grows where it ends, and its last page ends it', { tag: '@once' }, async ({ page }) => {
  const said = complaints(page)
  await openWithScripts(page, '/rubrik/wissen')
  const more = page.getByRole('main').getByRole('link', { name: portalTexts.section.older })
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(6)
  await more.click()
  await expect(articles.nth(6)).toBeVisible()
  await expect(articles.nth(6).getByRole('link')).toBeFocused()
  await expect(more).toHaveCount(0)
  expect(page.url()).toContain('/rubrik/wissen')
  expect(said).toEqual([])
})

test('what is paid for says so, and explains it on request', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/artikel/az-sonderthema-kueche')
  await page.getByRole('button', { name: uiTexts.contentHeader.explain }).click()
  await expect(page.getByRole('dialog', { name: uiTexts.contentHeader.explain })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(said).toEqual([])
})

test('an article is marked for later by who presses before signing in', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/artikel/az-nachtbus-linie')
  await page.getByRole('link', { name: portalTexts.bookmark.add }).click()
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page.getByRole('status').filter({ hasText: portalTexts.bookmark.added })).toBeVisible()
  await page.goto('/meine-nachrichten')
  await expect(page.getByRole('main').getByRole('link', { name: /Nachtbus fährt/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: portalTexts.bookmark.remove }).click()
  await expect(page.getByRole('button', { name: portalTexts.bookmark.add })).toBeVisible()
})

test('the newest of the front lead on to all of them, which grow, none twice', { tag: '@once' }, async ({
  page,
}) => {
  const said = complaints(page)
  await page.goto('/overview')
  await page.getByRole('main').getByRole('link', { name: portalTexts.overview.allLatest }).click()
  await page.waitForURL('**/rubrik/neueste')
  await page.waitForLoadState('networkidle')
  const articles = page.getByRole('main').getByRole('article')
  const before = await articles.count()
  await page.getByRole('main').getByRole('link', { name: portalTexts.section.older }).click()
  await expect(articles.nth(before)).toBeVisible()
  const addresses = await articles
    .locator('a[href^="/artikel/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(said).toEqual([])
})

test('what stands in a text comes to life where it is seen', { tag: '@once' }, async ({ page }) => {
  const said = complaints(page)
  await page.goto('/artikel/az-gletscher-archiv')
  const handle = page.getByRole('slider', { name: uiTexts.imageComparison.handle })
  await handle.scrollIntoViewIfNeeded()
  // Its code comes when it does.
  await expect(async () => {
    await handle.press('Home')
    await handle.press('End')
    const told = uiTexts.imageComparison.visible(100, 'Früher')
    await expect(handle).toHaveAttribute('aria-valuetext', told, { timeout: 2_000 })
  }).toPass()
  const closer = page.getByRole('button', { name: uiTexts.zoom.zoomIn })
  await closer.scrollIntoViewIfNeeded()
  await closer.click()
  await expect(page.locator('[data-scale="1.5"]')).toBeVisible()
  await page.goto('/artikel/az-landtag-live')
  await page.getByRole('heading', { name: 'Das steht im Gesetz' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: uiTexts.toggleBox.expand }).click()
  await page.getByText('Wer mehr als 60 Minuten wartet').scrollIntoViewIfNeeded()
  await expect(page.getByText('Wer mehr als 60 Minuten wartet')).toBeInViewport()
  expect(said).toEqual([])
})
