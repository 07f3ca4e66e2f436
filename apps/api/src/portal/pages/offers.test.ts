import { expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { linkedReader } = linkingOf(() => api)
const plus = '/artikel/az-marktplatz-baeume'
const minutes = 60_000
const viewIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const offerAt = async (path: string, more: { edition?: string; userData?: string } = {}) =>
  viewIn((await pages.page(path, more)).text).offer

/** The next page is made anew, and the publisher is asked again. */
const later = () => api.advance(25 * 60 * minutes)

test('what a plan costs stands where a text is locked, and nowhere else', async () => {
  expect(await offerAt(plus)).toMatchObject({
    title: 'AZ Plus',
    price: { cents: 990 },
    trial: { cents: 100 },
  })
  expect(await offerAt('/premium-newsletter')).toMatchObject({ id: 'az-plus' })
  const { bearer } = await linkedReader()
  const signed = api.caller().request('post', '/user/signUserData?edition=az', bearer)
  expect(await offerAt(plus, { userData: (await signed.expect(200)).body.user_data })).toBeNull()
})

test.each([404, 405, 501])('a publisher who answers %i names none, and the wall is there', async (status) => {
  later()
  await api.publisher.fail({ match: { method: 'GET', path_regex: '/offers$' }, action: { status } })
  const { text } = await pages.page(plus).expect(200)
  expect(viewIn(text)).toMatchObject({ offer: null, wall: { state: 'stranger' }, body: null })
  // It is no outage, which would keep everybody from the subscription system.
  for (let asked = 0; asked < 6; asked++) {
    later()
    await pages.page(plus).expect(200)
  }
  expect((await api.deps.publisher.newsletters('rt')).newsletters.length).toBeGreaterThan(0)
})

test('while the publisher is silent the last price is named for a day, and then none', async () => {
  later()
  await offerAt(plus)
  await api.publisher.goDown()
  api.advance(60 * minutes)
  expect(await offerAt(plus)).toMatchObject({ id: 'az-plus' })
})
