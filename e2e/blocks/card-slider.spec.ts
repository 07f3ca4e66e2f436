import { expect, type Locator, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'
import { seen } from '../support/slides.ts'
import { swipe } from '../support/touch.ts'

const slider = (page: Page, name = 'Mehr aus der Region') => page.getByRole('region', { name })
const next = (at: Locator) => at.getByRole('button', { name: 'Weiter' })
const previous = (at: Locator) => at.getByRole('button', { name: 'Zurück' })
const slides = (at: Locator) => at.locator('.swiper-slide')

type Numbers = Readonly<Record<string, number>>

/** The numbers Swiper runs with; it leaves itself on its frame. */
const params = (at: Page | Locator): Promise<Numbers> =>
  at.locator('.swiper').evaluate((element) => {
    const { swiper } = element as unknown as { swiper: { params: Record<string, unknown> } } // Swiper's own property
    const numbers = Object.entries(swiper.params).filter((entry): entry is [string, number] => {
      return typeof entry[1] === 'number'
    })
    return Object.fromEntries(numbers)
  })

async function open(page: Page, story: string, width = 1200) {
  await page.setViewportSize({ width, height: 700 })
  await openStory(page, `blocks-cardslider--${story}`)
  return slider(page)
}

for (const block of ['cardslider', 'imageslider', 'videoslider']) {
  test(`B56: the ${block} follows the finger by the same six numbers`, async ({ page }) => {
    await openStory(page, `blocks-${block}--default`)
    expect(await params(page)).toMatchObject({
      speed: 300,
      threshold: 0,
      touchAngle: 45,
      longSwipesMs: 300,
      longSwipesRatio: 0.5,
      resistanceRatio: 0.85,
    })
  })
}

for (const { width, expected } of [
  { width: 600, expected: { slidesPerView: 1.5, spaceBetween: 8, slidesPerGroup: 1, slidesOffsetAfter: 20 } },
  {
    width: 820,
    expected: { slidesPerView: 2.5, spaceBetween: 20, slidesPerGroup: 1, slidesOffsetAfter: 20 },
  },
  {
    width: 1200,
    expected: { slidesPerView: 3.5, spaceBetween: 20, slidesPerGroup: 3, slidesOffsetAfter: 20 },
  },
]) {
  test(`at ${width} px ${expected.slidesPerView} cards are seen`, async ({ page }) => {
    expect(await params(await open(page, 'default', width))).toMatchObject(expected)
  })
}

test('cards stay 230 px wide where the room is small, unless the count is to win', async ({ page }) => {
  const width = async (story: string, viewport: number) =>
    (
      await slides(await open(page, story, viewport))
        .first()
        .boundingBox()
    )?.width
  expect(await width('default', 360)).toBeCloseTo(230, 0)
  expect(await width('narrow-column', 1200)).toBeCloseTo(230, 0)
  expect(await width('count-beats-width', 360)).toBeLessThan(230)
})

test('another width of the window is another layout, and the slide stays', async ({ page }) => {
  const at = await open(page, 'default', 1200)
  await next(at).click()
  expect(await seen(at)).toEqual([3, 4, 5])
  await page.setViewportSize({ width: 820, height: 700 })
  await expect.poll(async () => (await params(at)).slidesPerView).toBe(2.5)
  await expect.poll(() => seen(at)).toEqual([3, 4])
})

test('the buttons move by the group, keep the focus and end at the ends', async ({ page }) => {
  const at = await open(page, 'default')
  await expect(previous(at)).toHaveAttribute('aria-disabled', 'true')
  await previous(at).click({ force: true })
  expect(await seen(at)).toEqual([0, 1, 2])
  await next(at).focus()
  await page.keyboard.press('Enter')
  expect(await seen(at)).toEqual([3, 4, 5])
  await expect(next(at)).toBeFocused()
  await expect(previous(at)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Enter')
  expect(await seen(at)).toEqual([5, 6, 7])
  await expect(next(at)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(at)).toBeFocused()
})

test('the buttons stand before the slides', async ({ page }) => {
  const at = await open(page, 'default')
  const order = await at.evaluate((element) =>
    [...element.querySelectorAll('button, a')].slice(0, 3).map(({ tagName }) => tagName),
  )
  expect(order).toEqual(['BUTTON', 'BUTTON', 'A'])
})

test('when all cards are seen the buttons are disabled and nothing can be dragged', async ({ page }) => {
  const at = await open(page, 'all-seen-on-the-desktop')
  await expect(previous(at)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(at)).toHaveAttribute('aria-disabled', 'true')
  const before = await slides(at).first().boundingBox()
  await page.mouse.move(500, 150)
  await page.mouse.down()
  await page.mouse.move(200, 150, { steps: 8 })
  expect(await slides(at).first().boundingBox()).toEqual(before)
  await page.mouse.up()
  await page.setViewportSize({ width: 600, height: 700 })
  await expect(next(at)).toHaveAttribute('aria-disabled', 'false')
})

test('when all cards are seen the buttons can be hidden instead', async ({ page }) => {
  await open(page, 'all-seen-and-hidden')
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeHidden()
})

test('arrow keys move the slider with the focus in it, page keys the page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 })
  await openStory(page, 'blocks-cardslider--two-on-one-page')
  const [first, second] = [slider(page), slider(page, 'Meistgelesen')]
  await page.keyboard.press('ArrowRight')
  expect(await seen(first)).toEqual([0, 1, 2])
  await second.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await seen(second)).toEqual([3, 4, 5])
  expect(await seen(first)).toEqual([0, 1, 2])
  await page.keyboard.press('ArrowLeft')
  expect(await seen(second)).toEqual([0, 1, 2])
  const top = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('PageUp')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(top)
  expect(await seen(second)).toEqual([0, 1, 2])
})

test('Tab brings a card out of sight into view, whole and without a scrolled frame', async ({ page }) => {
  const at = await open(page, 'default')
  await next(at).focus()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => seen(at)).toContain(step)
  }
  await expect(at.getByRole('link').last()).toBeFocused()
  expect(await at.locator('.swiper').evaluate((frame) => frame.scrollLeft)).toBe(0)
  expect(await page.evaluate(() => window.scrollX)).toBe(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a swipe moves one card on phones and opens none, a steep one scrolls the page', async ({ page }) => {
    const at = await open(page, 'two-on-one-page', 360)
    const url = page.url()
    await swipe(page, [
      { x: 250, y: 160 },
      { x: 90, y: 150 },
    ])
    await expect.poll(() => seen(at)).toEqual([1])
    await page.setViewportSize({ width: 360, height: 300 })
    await swipe(page, [
      { x: 200, y: 250 },
      { x: 180, y: 60 },
    ])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    expect(await seen(at)).toEqual([1])
    expect(page.url()).toBe(url)
  })
})

test('a click on a card that is seen in part opens it and does not move it away', async ({ page }) => {
  const at = await open(page, 'default')
  const link = at.getByRole('link', { name: 'Ernte fällt besser aus als erwartet' })
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  const clicked = link.evaluate(
    (element) => new Promise((tell) => element.addEventListener('click', () => tell(true))),
  )
  const box = await slides(at).nth(3).boundingBox()
  if (box === null) throw new Error('the card has no box')
  await page.mouse.click(box.x + 30, box.y + 30)
  expect(await clicked).toBe(true)
  expect(await seen(at)).toEqual([0, 1, 2])
})

test('under reduced motion the slides change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const at = await open(page, 'default')
  expect(await params(at)).toMatchObject({ speed: 0 })
  await next(at).click()
  expect(await seen(at)).toEqual([3, 4, 5])
})

test('a wish for no motion made later is heeded too', async ({ page }) => {
  const at = await open(page, 'default')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(async () => (await params(at)).speed).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(async () => (await params(at)).speed).toBe(300)
})

test('two cards that fill the room exactly are all seen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await openStory(page, 'blocks-cardslider--two-fill-a-column')
  await expect(next(slider(page))).toHaveAttribute('aria-disabled', 'true')
  expect(await seen(slider(page))).toEqual([0, 1])
})

test('in forced colours a button that leads nowhere looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const at = await open(page, 'default')
  const inks = [previous(at), next(at)].map((button) =>
    button.evaluate((element) => getComputedStyle(element).borderColor),
  )
  const [nowhere, onwards] = await Promise.all(inks)
  expect(nowhere).not.toBe(onwards)
})

test('on paper every card is there', async ({ page }) => {
  const at = await open(page, 'default', 1000)
  await next(at).click()
  await page.emulateMedia({ media: 'print' })
  expect(await seen(at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('the slider says what it is and which card is which', async ({ page }) => {
  const at = await open(page, 'default')
  await expect(at).toHaveAttribute('aria-roledescription', 'Karussell')
  await expect(at.getByRole('group', { name: '1 von 8' })).toContainText('Der Fluss')
})
