import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const frame = (page: Page) => page.getByRole('figure')
const scale = async (page: Page) => Number(await frame(page).getAttribute('data-scale'))

/** Taps with one finger at times of the event's own clock, in milliseconds after the first. */
const tapAt = (page: Page, times: readonly number[]) =>
  frame(page).evaluate(async (element, atMs) => {
    const { left, top } = element.getBoundingClientRect()
    const fire = (type: string, timeStamp: number) => {
      const place = { clientX: left + 100, clientY: top + 80 }
      const event = new PointerEvent(type, { ...place, bubbles: true, pointerType: 'touch', isPrimary: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      element.dispatchEvent(event)
    }
    for (const time of atMs) {
      fire('pointerdown', 1000 + time)
      fire('pointerup', 1000 + time)
      // Taps are tasks of their own.
      await new Promise((done) => setTimeout(done))
    }
  }, times)

for (const [name, story, times, expected] of [
  ['taps at 0 and 200 ms', 'larger-than-its-frame', [0, 200], 2],
  ['taps at 0 and 201 ms', 'larger-than-its-frame', [0, 201], 1],
  ['two double taps', 'larger-than-its-frame', [0, 100, 1000, 1100], 1],
  ['a double tap where it is disabled', 'without-double-tap', [0, 100], 1],
] as const) {
  test(`B39: ${name} lead to scale ${expected}`, async ({ page }) => {
    await openStory(page, `blocks-zoomablepicture--${story}`)
    await tapAt(page, times)
    await expect.poll(() => scale(page)).toBe(expected)
  })
}

test('B41: a click zooms a picture larger than its frame and goes back', async ({ page }) => {
  await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
  await expect(frame(page)).toHaveCSS('cursor', 'zoom-in')
  await frame(page).click()
  await expect.poll(() => scale(page)).toBe(2)
  await frame(page).click()
  await expect.poll(() => scale(page)).toBe(1)
})

test('B41: a click does nothing on a picture of exactly its frame, which has no zoom cursor', async ({
  page,
}) => {
  await openStory(page, 'blocks-zoomablepicture--exactly-its-frame')
  await expect(frame(page)).toHaveCSS('cursor', 'auto')
  await frame(page).click()
  expect(await scale(page)).toBe(1)
})

test('the place that is clicked stays under the pointer', async ({ page }) => {
  await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
  await frame(page).click({ position: { x: 120, y: 90 } })
  await expect.poll(() => scale(page)).toBe(2)
  expect(await frame(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
    120, 90,
  ])
})

test('dragging a zoomed picture with the mouse moves it and does not zoom back', async ({ page }) => {
  await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
  await frame(page).click({ position: { x: 300, y: 200 } })
  const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 300, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 150, { steps: 5 })
  await page.mouse.up()
  expect(await scale(page)).toBe(2)
  expect(await frame(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
    400, 250,
  ])
})

test('buttons zoom in steps to 3 and back; Escape resets; the frame scrolls by keyboard', async ({
  page,
}) => {
  await openStory(page, 'blocks-zoomablepicture--exactly-its-frame')
  const zoomIn = page.getByRole('button', { name: 'Vergrößern' })
  const seen: number[] = []
  await zoomIn.focus()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Enter')
    seen.push(await scale(page))
  }
  expect(seen).toEqual([1.5, 2, 2.5, 3, 3])
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status')).toHaveText('Vergrößerung 300 %')
  await page.getByRole('button', { name: 'Verkleinern' }).click()
  expect(await scale(page)).toBe(2.5)
  await frame(page).focus()
  const before = await frame(page).evaluate(({ scrollLeft }) => scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  expect(await scale(page)).toBe(1)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } })

  /** Two fingers around the middle of the picture, from one distance to another. */
  async function pinch(page: Page, from: number, to: number): Promise<void> {
    const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const session = await page.context().newCDPSession(page)
    const fingers = (distance: number) => [
      { x: x + width / 2 - distance / 2, y: y + height / 2, id: 0 },
      { x: x + width / 2 + distance / 2, y: y + height / 2, id: 1 },
    ]
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', fingers(from))
    for (let step = 1; step <= 10; step += 1)
      await send('touchMove', fingers(from + ((to - from) * step) / 10))
    await send('touchEnd', [])
    await session.detach()
  }

  /** Two taps of a finger, 100 ms apart by the events' own clock, however long the machine takes between them. */
  async function doubleTap(page: Page, finger: { x: number; y: number; id: number }): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const start = Date.now() / 1000
    for (const [type, second] of [
      ['touchStart', 0],
      ['touchEnd', 0.02],
      ['touchStart', 0.1],
      ['touchEnd', 0.12],
    ] as const)
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [finger] : [],
        timestamp: start + second,
      })
    await session.detach()
  }

  test('B39: a real double tap zooms at its place', async ({ page }) => {
    await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
    const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 }
    await doubleTap(page, { x: x + 100, y: y + 60, id: 0 })
    await expect.poll(() => scale(page)).toBe(2)
    expect(await frame(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
      100, 60,
    ])
  })

  for (const [from, to, expected] of [
    [80, 160, 2],
    [40, 200, 3],
    [200, 80, 1],
  ] as const) {
    test(`a pinch from ${from} to ${to} px leads to scale ${expected} and leaves the page alone`, async ({
      page,
    }) => {
      await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
      await pinch(page, from, to)
      expect(await scale(page)).toBeCloseTo(expected, 1)
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    })
  }
})

test('in a dialog the first Escape goes back, and only the next one closes it', async ({ page }) => {
  await openStory(page, 'blocks-zoomablepicture--larger-than-its-frame')
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.append(document.querySelector('#storybook-root') ?? '')
    dialog.showModal()
  })
  await page.getByRole('button', { name: 'Vergrößern' }).click()
  await expect.poll(() => scale(page)).toBe(1.5)
  await page.keyboard.press('Escape')
  await expect.poll(() => scale(page)).toBe(1)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
