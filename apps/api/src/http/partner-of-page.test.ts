import { partnerSignInCookie } from '@leserkonto/rules'
import { partnerTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { partnerSideOf } from '../testing/partner-side.ts'
import { browserOf, paper, partnersEnv } from '../testing/partners.ts'
import { type Pages, startPages } from '../testing/portal.ts'

let api: Harness
let pages: Pages
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper))
  pages = await startPages(api)
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

const { begin } = partnerSideOf(() => api)
const login = '/service/profil/loginRegister'
const named = partnerTexts.at(paper.name)

/** A sign-in under way: its page, and what the browser has where it began. */
async function underWay() {
  const { pathname } = await (await browserOf(api)).led((await begin(paper)).url)
  return { path: pathname, cookie: `${partnerSignInCookie(pathname.split('/').at(-1) ?? '', false)}=1` }
}
const names = async (path: string, cookie = '', edition = 'sso') =>
  (await pages.page(path, { edition }).set('Cookie', cookie).expect(200)).text.includes(named)

test('the login on the way to a partner names it, and so does the page that asks', async () => {
  const { path, cookie } = await underWay()
  for (const at of [path, `${login}?redirectFrom=${path}`, `${login}/register?return_url=${path}`])
    expect([at, await names(at, cookie)]).toEqual([at, true])
})

test('in no other browser, for no other sign-in and on no other page', async () => {
  const [{ path, cookie }, other] = [await underWay(), await underWay()]
  expect(await names(`${login}?redirectFrom=${path}`)).toBe(false)
  expect(await names(`${login}?redirectFrom=${path}`, other.cookie)).toBe(false)
  expect(await names(`${login}?redirectFrom=${path}x`, cookie)).toBe(false)
  expect(await names(`${login}?redirectFrom=https://evil.example${path}`, cookie)).toBe(false)
  expect(await names(login, cookie)).toBe(false)
})

test('the address that a partner names is in the field, as one that is typed, and nobody else sees it', async () => {
  const hinted = async (login_hint: string) => {
    const { url } = await begin(paper, { more: { login_hint } })
    const { pathname } = await (await browserOf(api)).led(url)
    const id = pathname.split('/').at(-1) ?? ''
    const shown = async (cookie: string) => {
      const answer = await pages
        .page(`${login}?redirectFrom=${pathname}`, { edition: 'sso' })
        .set('Cookie', cookie)
      return /"emailHint":("[^"]*")/.exec(answer.text)?.[1]
    }
    expect(await shown('')).toBeUndefined()
    return shown(`${partnerSignInCookie(id, false)}=1`)
  }
  expect(await hinted('mailto:Kim@Example.TEST')).toBe('"Kim@example.test"')
  for (const none of ['4711', '</script><b>@example.test', 'a@b@example.test'])
    expect(await hinted(none)).toBeUndefined()
})

test('a database that fails costs the name, and not the page', async () => {
  const { path, cookie } = await underWay()
  vi.spyOn(api.deps.openId, 'findRequest').mockRejectedValue(new Error('away'))
  expect(await names(`${login}?redirectFrom=${path}`, cookie)).toBe(false)
})
