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
const ahead = { 'Sec-Purpose': 'prefetch;prerender' }
const rulesOf = async (headers = {}) => {
  const answer = await pages.page('/speculation-rules.json').set(headers).expect(200)
  expect(answer.headers['content-type']).toMatch(/^application\/speculationrules\+json\b/)
  expect(answer.headers.vary).toContain('Save-Data')
  return JSON.parse(answer.text) as { prerender?: { eagerness: string }[] }
}

test('pages of the portal say which pages may be made ready, those of the account do not', async () => {
  expect((await pages.page('/overview').expect(200)).headers['speculation-rules']).toBe(
    '"/speculation-rules.json"',
  )
  expect((await pages.page('/service/profil').expect(200)).headers['speculation-rules']).toBeUndefined()
})

test('only what is read is made ready, when the pointer rests on it, and nothing for who saves data', async () => {
  const { prerender } = await rulesOf()
  expect(prerender?.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
  const text = JSON.stringify(prerender)
  for (const path of ['/service', '/kuendigung', '/abmelden', '/internal', '"/*"'])
    expect(text).not.toContain(path)
  expect(await rulesOf({ 'Save-Data': 'on' })).toEqual({})
})

test('what is for everybody is made ready, what is for one reader is refused and read at the press', async () => {
  const { bearer } = await linkedReader()
  const { body } = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  const userData = body.user_data
  await pages.page('/overview', { userData }).set(ahead).expect(200)
  await pages.page(plus).set(ahead).expect(200)
  const refused = await pages.page(plus, { userData }).set(ahead).expect(503)
  expect([refused.headers['cache-control'], refused.text]).toEqual(['no-store', ''])
  for (const dest of ['image', 'iframe', 'script', 'object'])
    await pages.page(plus, { userData }).set('Sec-Fetch-Dest', dest).expect(503)
  await pages.page(plus, { userData }).set('Sec-Fetch-Dest', 'document').expect(200)
  expect((await pages.page(plus, { userData }).expect(200)).text).toContain('"wall":null')
})
