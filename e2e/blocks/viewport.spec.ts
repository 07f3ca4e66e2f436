import { expect, type Page, test } from '@playwright/test'
import { type ServerRendered, serverRendered } from '../support/server-rendered.ts'

let built: ServerRendered

test.beforeAll(async () => {
  built = await serverRendered('viewport-page')
})

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.setContent(
    `<!doctype html><div id="root">${built.html}</div><script type="module">${built.script}</script>`,
  )
  await expect(page.locator('#whole')).toHaveText('0')
})

/** Scrolls slowly, as a reader does, until this share of the box's own height has come in from below. */
const show = (page: Page, id: string, share: number) =>
  page.evaluate(
    async ([selector, part]) => {
      const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const goal = window.scrollY + top + height * part - window.innerHeight
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      window.scrollTo(0, window.scrollY + top - window.innerHeight)
      while (window.scrollY < goal) {
        window.scrollTo(0, Math.min(window.scrollY + 40, goal))
        await frame()
      }
      await frame()
      await frame()
    },
    [`#${id}`, share] as const,
  )

const seen = async (page: Page, id: string) => Number(await page.locator(`#${id}`).textContent())

test('by default an element counts once it is wholly in view, and once only', async ({ page }) => {
  await show(page, 'whole', 0.95)
  expect(await seen(page, 'whole')).toBe(0)
  await show(page, 'whole', 1)
  expect(await seen(page, 'whole')).toBe(1)
  await page.evaluate(() => window.scrollTo(0, 0))
  await show(page, 'whole', 1)
  expect(await seen(page, 'whole')).toBe(1)
})

test('B54: at threshold 0.5 it counts at half, not at 0.49', async ({ page }) => {
  await show(page, 'half', 0.49)
  expect(await seen(page, 'half')).toBe(0)
  await show(page, 'half', 0.5)
  expect(await seen(page, 'half')).toBe(1)
})

for (const id of ['tall', 'tallHalf']) {
  test(`B54: an element of 3.3 windows counts once it covers the window, scrolled slowly (${id})`, async ({
    page,
  }) => {
    await show(page, id, 0.29)
    expect(await seen(page, id)).toBe(0)
    await show(page, id, 0.35)
    expect(await seen(page, id)).toBe(1)
  })
}

test("an element too tall with tall 'never' and an inactive one never count", async ({ page }) => {
  await show(page, 'tallNever', 1.1)
  await show(page, 'inactive', 1.1)
  expect([await seen(page, 'tallNever'), await seen(page, 'inactive')]).toEqual([0, 0])
})

test('an element that grows later is measured again', async ({ page }) => {
  await page.locator('#whole').evaluate((box) => {
    box.style.blockSize = '900px'
  })
  await show(page, 'whole', 0.5)
  expect(await seen(page, 'whole')).toBe(1)
})
