import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { type Pages, startPages } from '../testing/portal.ts'

let api: Harness
let pages: Pages
beforeAll(async () => {
  api = await startHarness()
  pages = await startPages(api)
})
afterAll(async () => {
  await pages.close()
  await api.close()
})
beforeEach(() => api.publisher.heal())

const login = '/service/profil/loginRegister'
const leadOf = async (path: string) => {
  const { text } = await pages.page(path).expect(200)
  return JSON.parse(/id="page-data"[^>]*>(.+?)<\/script>/.exec(text)?.[1] ?? '{}').lead
}

test('the login says which locked article it leads on to, by what the article source says', async () => {
  const wanted = encodeURIComponent('/artikel/az-marktplatz-baeume')
  const lead = await leadOf(`${login}?redirectFrom=${wanted}`)
  expect(lead).toMatch(/^Weiterlesen: .*Marktplatz/)
  expect(await leadOf(`${login}/register?return_url=${wanted}`)).toBe(lead)
})

test.each([
  ['no target', ''],
  ['a page that is no article', '?return_url=%2Foverview'],
  ['an article that is not there', '?return_url=%2Fartikel%2Fihr-konto-ist-gesperrt'],
  ['one of another newspaper', '?return_url=%2Fartikel%2Frt-moor-renaturierung'],
  ['one of another host', '?return_url=https%3A%2F%2Fevil.example%2Fartikel%2Faz-marktplatz-baeume'],
])('and nothing for %s', async (_what, query) => {
  expect(await leadOf(login + query)).toBeUndefined()
})

test('a source that is down keeps nobody from the login', async () => {
  await api.publisher.fail({ match: { method: 'GET', path_regex: '/articles/' }, action: { status: 503 } })
  api.advance(2 * 3_600_000)
  expect(await leadOf(`${login}?return_url=%2Fartikel%2Faz-marktplatz-baeume`)).toBeUndefined()
})
