import { expect, type Page, test } from '@playwright/test'
import { type ServerRendered, serverRendered } from '../support/server-rendered.ts'

const address = 'http://content.example.test'
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'"
let built: ServerRendered

// What a page complains about is its own only in a browser that has just begun.
test.use({ reuseContext: false })

test.beforeAll(async () => {
  built = await serverRendered('content-page')
})

/** Serves the page under the portal's policy; the script arrives once the markup has been on screen for a while. */
async function openPage(page: Page, now = '2026-11-20T12:00:05Z'): Promise<string[]> {
  await page.clock.setFixedTime(new Date(now))
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('404')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const headers = { 'content-security-policy': policy }
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: built.css })
    if (pathname === '/page.js') {
      await new Promise((resolve) => setTimeout(resolve, 400))
      return route.fulfill({ contentType: 'text/javascript', body: built.script })
    }
    if (pathname !== '/') return route.fulfill({ status: 404 })
    const body = `<!doctype html><html lang="de"><link rel="stylesheet" href="/page.css"><div id="root">${built.html}</div><script type="module" src="/page.js"></script>`
    return route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body })
  })
  await page.goto(address)
  return complaints
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value // not in lib.dom
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => tell(sum), 1_000)
      }),
  )

for (const width of [360, 1200]) {
  test(`B09: the server's page comes to life under a strict policy, without a complaint or a move at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const complaints = await openPage(page)
    await expect(page.getByRole('button', { name: 'Mehr anzeigen' })).toHaveCount(1)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(complaints).toEqual([])
  })
}

test('B09: hydrated 61 seconds after the server’s clock the date is of now', async ({ page }) => {
  await openPage(page, '2026-11-20T12:01:01Z')
  await expect(page.locator('time')).toHaveText('vor 2 Minuten')
})

test('B52: a picture lost before the scripts came shows its placeholder', async ({ page }) => {
  await openPage(page)
  await expect(page.locator('span[role=img][aria-label="Verlorenes Bild"]')).toBeVisible()
})

test('what a reader already saw does not vanish when the scripts come', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 6000 })
  await openPage(page)
  await expect(page.getByRole('button', { name: 'Mehr anzeigen' })).toHaveCount(1)
  await expect(page.locator('[data-animation]')).toHaveAttribute('data-reveal', 'shown')
  await expect(page.locator('li[data-waiting]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('B54: everything is visible and open', async ({ page }) => {
    await openPage(page)
    await expect(page.getByRole('link', { name: 'Unterlagen' })).toBeVisible()
    const box = page.locator('[data-state=unmeasured]')
    expect((await box.boundingBox())?.height).toBeGreaterThan(200)
    await expect(page.getByRole('img', { name: 'Feld' })).toBeVisible()
    await expect(page.locator('[data-animation] > *')).toHaveCSS('opacity', '1')
    await expect(page.getByText('75\u00a0%')).toBeVisible()
  })
})
