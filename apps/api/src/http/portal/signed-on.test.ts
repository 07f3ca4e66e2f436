import type { Portal } from '@leserkonto/pages'
import { announcements } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { type Pages, startPages } from '../../testing/portal.ts'
import { readersOf } from '../../testing/readers.ts'
import { originOf, signingOnOf } from '../../testing/signing-on.ts'

let api: Harness
let pages: Pages

/** A page is what its frame says about the reader. */
const frame: Portal['render'] = (_view, { isSignedIn, notice }) =>
  `<pre>${isSignedIn} ${notice?.said} ${notice?.as}</pre>`

beforeAll(async () => {
  api = await startHarness()
  pages = await startPages(api, frame)
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

const { bearerOf, activeReader } = readersOf(() => api)
const { signedOn } = signingOnOf(() => api)
const userDataOf = async (bearer: string, edition = 'az'): Promise<string> =>
  (await api.caller().request('post', `/user/signUserData?edition=${edition}`, bearer).expect(200)).body
    .user_data
const pageWith = (cookie: string, path = '/impressum', edition = 'az') =>
  pages.page(path, { edition }).set('Cookie', cookie).expect(200)

test.each(announcements)(
  'the first page after %s says so and who it is, to this reader alone, and only that one',
  async (said) => {
    const userData = await userDataOf(await bearerOf(await activeReader()))
    const told = await pageWith(`userData=${userData}; signedOn=${said}`)
    expect(told.text).toContain(`true ${said} l***@e***.test`)
    expect(told.headers['cache-control']).toBe('private, no-store')
    expect(String(told.headers['set-cookie'])).toMatch(/^signedOn=; Max-Age=0; Path=\/; SameSite=Lax$/)
    const later = await pageWith(`userData=${userData}`)
    expect(later.text).toContain('false undefined undefined')
    expect(later.headers['cache-control']).toMatch(/^public/)
  },
)

test('without a session behind the cookie it says nothing', async () => {
  const bearer = await bearerOf(await activeReader())
  const userData = await userDataOf(bearer)
  await api.caller().request('post', '/user/logout', bearer).send({}).expect(204)
  for (const cookie of [
    `userData=${userData}; signedOn=signOn`,
    'signedOn=signOn',
    'userData=made.up.one; signedOn=signOn',
    `userData=${userData}; signedOn=anders`,
  ])
    expect((await pageWith(cookie)).text).toContain('false undefined undefined')
})

test('a page that asks who reads knows that its reader is signed in', async () => {
  const userData = await userDataOf(await bearerOf(await activeReader()))
  expect((await pageWith(`userData=${userData}`, '/meine-nachrichten')).text).toContain(
    'true undefined undefined',
  )
  expect((await pages.page('/meine-nachrichten').expect(200)).text).toContain('false undefined undefined')
})

test('signing out at one newspaper makes its reader a stranger on the pages of all', async () => {
  const { own } = await signedOn()
  const [rt, ht] = [await own.arrive('rt'), await own.arrive('ht')]
  const cookies = { rt: await userDataOf(rt, 'rt'), ht: await userDataOf(ht, 'ht') }
  const isKnown = async (edition: 'rt' | 'ht') =>
    (await pageWith(`userData=${cookies[edition]}`, '/meine-nachrichten', edition)).text.includes('<pre>true')
  expect([await isKnown('rt'), await isKnown('ht')]).toEqual([true, true])
  await own.ask('post', `${originOf('rt')}/user/logout`, {
    headers: { Authorization: `Bearer ${rt}` },
    json: {},
  })
  expect([await isKnown('rt'), await isKnown('ht')]).toEqual([false, false])
})
