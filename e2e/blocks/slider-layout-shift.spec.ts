import { expect, type Page, test } from '@playwright/test'
import { type ServerRendered, serverRendered } from '../support/server-rendered.ts'

const scriptDelayMs = 400
let built: ServerRendered

// What a page complains about is its own only in a browser that has just begun.
test.use({ reuseContext: false })

test.beforeAll(async () => {
  built = await serverRendered('slider-page')
})

/** Serves the page; the script arrives once the markup has been on screen for a while. */
async function openPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.route('http://sliders.example.test/**', async (route) => {
    if (!route.request().url().endsWith('.js')) {
      const body = `<!doctype html><html lang="de"><style>${built.css}</style><div id="root">${built.html}</div><script type="module" src="/page.js"></script>`
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, scriptDelayMs))
    await route.fulfill({ contentType: 'text/javascript', body: built.script })
  })
  await page.goto('http://sliders.example.test/')
}

type Shift = PerformanceEntry & { value: number } // not in lib.dom

/** Sum of all shifts so far and of half a second more. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[]) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => tell(sum), 500)
      }),
  )

for (const width of [360, 820, 1200]) {
  test(`B57: sliders of the server move at most 0.01 of the page at ${width} px`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await openPage(page, width)
    await expect(page.locator('.swiper-initialized')).toHaveCount(3)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(complaints).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no buttons that nothing answers, and no picture is out of reach', async ({ page }) => {
    await openPage(page, 820)
    await expect(page.getByRole('button')).toHaveCount(0)
    const last = page.getByRole('img', { name: 'Rathaus' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.99 })
  })

  test('every card can be reached by scrolling', async ({ page }) => {
    await openPage(page, 820)
    const last = page.getByRole('link', { name: 'Hofläden trotzen den Preisen' })
    await expect(last).not.toBeInViewport()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})
