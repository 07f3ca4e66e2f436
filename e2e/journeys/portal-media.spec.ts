import { embedTexts, liveTexts, playerTexts } from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { expect, test } from '../support/journey.ts'
import { editionUrl, publisherUrl, stack } from '../support/stack.ts'

// Films, recordings, live blogs and things of other houses in the pages of articles.

test('a film plays in its page, from a chapter, faster, and goes on where it was left', {
  tag: '@once',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/artikel/az-sternenhimmel-video')
  await expectAccessible(page)
  expect(asked.filter((path) => path.startsWith('/medien/'))).toEqual([])
  const film = page.locator('video')
  await page.getByRole('link', { name: playerTexts.play }).click()
  const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
  await expect.poll(time).toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: playerTexts.play })).toBeHidden()
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  await page.getByLabel(playerTexts.speed).selectOption('1.5')
  expect(await film.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)).toBe(1.5)
  await page.getByRole('link', { name: 'Das ganze Sechseck' }).click()
  await expect.poll(time).toBeGreaterThanOrEqual(4.5)
  await expectAccessible(page)
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4
    video.pause()
  })
  await page.reload()
  await page.getByRole('link', { name: playerTexts.play }).click()
  await expect.poll(time).toBeGreaterThanOrEqual(4)
})

test('a film and its subtitles are files of the newspaper, in parts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hilfe')
  const ask = (path: string, headers = {}) =>
    page.evaluate(
      async ([path, headers]) => {
        const answer = await fetch(path, { headers })
        return { status: answer.status, length: (await answer.arrayBuffer()).byteLength }
      },
      [path, headers] as const,
    )
  expect(await ask('/medien/winterhimmel.mp4', { range: 'bytes=0-99' })).toEqual({ status: 206, length: 100 })
  expect((await ask('/medien/winterhimmel-de.vtt')).status).toBe(200)
  expect((await ask('/medien/nie-gedreht.mp4')).status).toBe(404)
})

test('an embed asks nobody anything before it is pressed', async ({ page }) => {
  const strangers: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    strangers.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Karte</title><p>Die Karte</p>' })
  })
  await page.goto('/artikel/az-regiobus-rufbus', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'So wird gebucht' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  const load = page.getByRole('link', { name: embedTexts.load('OpenStreetMap') })
  await load.scrollIntoViewIfNeeded()
  expect(strangers).toEqual([])
  await load.focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByText('Die Karte')).toBeVisible()
  await expect(load).toHaveCount(0)
  await expect(page.getByTitle('Karte der Haltepunkte')).toBeFocused()
  expect(strangers).toHaveLength(1)
})

test('a live blog grows while it is read, without moving what is read', { tag: '@once' }, async ({
  page,
}) => {
  const id = 'ht-landtag-live'
  const add = async (...headlines: string[]) => {
    const live = headlines.map((headline, index) => ({
      id: `zusatz-${index + 1}`,
      time: Math.floor(Date.now() / 1_000) + index,
      headline,
      paragraphs: ['Das ist eben geschehen.'],
    }))
    await call(`${publisherUrl}/__mock/articles/${id}`, { method: 'PATCH', json: { live } })
    await stack.emit({ type: 'article.changed', edition: 'ht', article_id: id })
    await page.clock.fastForward(26_000)
  }
  await page.clock.install()
  await page.goto(`${editionUrl('ht')}/artikel/${id}`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await add('Erste Meldung')
  await expect(page.getByRole('heading', { name: 'Erste Meldung' })).toBeAttached()
  await page.getByRole('link', { name: liveTexts.newest }).first().click()
  const read = page.locator('[data-entry^=beitrag]').last()
  await read.scrollIntoViewIfNeeded()
  const before = await read.boundingBox()
  await add('Erste Meldung', 'Zweite Meldung')
  const offered = page.getByRole('link', { name: liveTexts.arrivedOne })
  await expect(offered).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zweite Meldung' })).toHaveCount(0)
  expect(await read.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await offered.click()
  await expect(page.getByRole('heading', { name: 'Zweite Meldung' })).toBeInViewport()
  await expect(offered).toBeHidden()
})

test('a page that is left tells how it felt, and the service counts it', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/artikel/az-landtag-live', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-late-font')
  const told = page.waitForResponse('**/page-speed')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // Anything but a known kind and numbers within their limits would be 422.
  expect((await told).status()).toBe(204)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a film can be opened, a live blog read, an embed reached', { tag: '@once' }, async ({ page }) => {
    await page.goto('/artikel/az-sternenhimmel-video')
    await expect(page.getByRole('link', { name: playerTexts.play })).toHaveAttribute(
      'href',
      '/medien/winterhimmel.mp4',
    )
    await expect(page.locator('video')).toHaveAttribute('controls')
    await page.goto('/artikel/az-landtag-live')
    await expect(page.locator('[data-entry]')).toHaveCount(7)
    await page.goto('/artikel/az-regiobus-rufbus')
    await expect(page.getByRole('link', { name: embedTexts.open('OpenStreetMap') })).toHaveAttribute(
      'href',
      /^https:/,
    )
  })
})
