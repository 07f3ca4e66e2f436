import { createHash } from 'node:crypto'
import { addresses } from '@leserkonto/rules'
import { partnerTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import { browserOf, events, fetchOf, issuer, paper, partnersEnv, television } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, events, television))
})
afterAll(() => api.close())

const { begin, signIn } = partnerSideOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)
type Browser = Awaited<ReturnType<typeof browserOf>>

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inside = (html: string, tag: string) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? ''

/** What every page has to be; answers its text. */
async function expectGerman(answer: Response): Promise<string> {
  const html = await answer.text()
  expect([answer.headers.get('content-type'), html]).toEqual([
    expect.stringContaining('text/html'),
    expect.stringContaining('<html lang="de">'),
  ])
  expect(inside(html, 'h1')).toMatch(/\p{L}/u)
  expect(html).not.toMatch(/Submitting|Continue|JavaScript|Sign-in|Enter the code|oops|Not Found/i)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const script = inside(html, 'script')
  expect(policy).toContain(`script-src ${script ? hashOf(script) : "'none'"};`)
  expect(policy).toContain(`style-src ${hashOf(inside(html, 'style'))}`)
  if (html.includes('<form')) expect(html).toMatch(/<button[^>]*>[^<]+<\/button>/)
  return html
}

/** What the button of the page, or its script, sends. */
function press(browser: Browser, html: string): Promise<Response> {
  const action = /<form method="post" action="([^"]*)">/.exec(html)?.[1] ?? ''
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  return browser.go(action, { method: 'POST', headers: form, body: new URLSearchParams(fields) })
}

const post = (path: string) => (browser: Browser) =>
  browser.go(issuer + path, { method: 'POST', headers: form, body: '' })
const get = (path: string) => (browser: Browser) => browser.go(issuer + path)

test.each<[string, (browser: Browser) => Promise<Response>, string]>([
  ['a sign-out without a session', get('/session/end'), partnerTexts.goesOn.title],
  ['that of a partner', get('/session/end?client_id=e-paper'), partnerTexts.goesOn.title],
  ['with a hint that is none', get('/session/end?id_token_hint=x'), partnerTexts.signOutFailed.title],
  ['of nobody’s', get('/session/end?client_id=niemand'), partnerTexts.signOutFailed.title],
  ['confirmed without being asked', post('/session/end/confirm'), partnerTexts.signOutFailed.title],
  ['after it', get('/session/end/success'), partnerTexts.signOut.done.everywhere.title],
  ['a sign-in without anything', get('/auth'), partnerTexts.failed.title],
  ['a form that is none of the provider’s', post('/auth/abc'), partnerTexts.failed.title],
  ['of no partner', get('/auth?client_id=%3Cscript%3E'), partnerTexts.failed.title],
  ['to nowhere', get('/auth?client_id=e-paper&redirect_uri=x'), partnerTexts.failed.title],
  ['that is over', get('/auth/abc'), partnerTexts.failed.title],
  ['no address', get('/gibt/es/nicht'), partnerTexts.failed.title],
])('%s: a German page', async (_what, ask, title) => {
  const html = await expectGerman(await ask(await browserOf(api)))
  expect(inside(html, 'h1')).toBe(title)
})

test('no page of the library asks for the code of a device', async () => {
  const { headers, status } = await get('/device/abc')(await browserOf(api))
  expect([status, headers.get('location')]).toEqual([303, addresses.partnerDevice])
})

test('a failure is a German page for people, a code for programs, and a line in the log', async () => {
  const down = new Error('connection lost')
  const save = vi.spyOn(api.deps.db.oidcEntry, 'upsert').mockRejectedValue(down)
  const answer = await get('/session/end')(await browserOf(api))
  const toProgram = await (await fetchOf(api))(`${issuer}/session/end`, {
    headers: { accept: 'application/json' },
  })
  save.mockRestore()
  expect(answer.status).toBe(500)
  expect(inside(await expectGerman(answer), 'h1')).toBe(partnerTexts.signOutFailed.title)
  expect([toProgram.status, await toProgram.json()]).toEqual([500, { error: 'server_error' }])
  expect(api.log()).toContain('"msg":"call failed"')
})

test('a sign-out without a session ends at the page that says so, also without a script', async () => {
  const browser = await browserOf(api)
  const page = await expectGerman(await browser.go(`${issuer}/session/end`))
  const left = await press(browser, page)
  expect(left.headers.get('location')).toBe(`${issuer}/session/end/success`)
  expect(inside(await expectGerman(await get('/session/end/success')(browser)), 'h1')).toBe(
    partnerTexts.signOut.done.everywhere.title,
  )
})

describe('a partner that wants its answer as a form', () => {
  const more = { response_mode: 'form_post' }

  test('gets the code from a German page', async () => {
    const bearer = await bearerOf(await activeReader())
    const browser = await browserOf(api)
    const { url, finish } = await begin(paper, { more })
    const page = await browser.led(url)
    const answer = await browser.call('POST', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, bearer, {
      agreed: true,
    })
    const { return_to } = (await answer.json()) as { return_to: string }
    const html = await expectGerman(await browser.go(return_to))
    expect(html).toContain(`<form method="post" action="${paper.redirect_uris[0]}">`)
    const back = new URL(paper.redirect_uris[0])
    for (const [, name = '', value = ''] of html.matchAll(/name="([^"]*)" value="([^"]*)"/g))
      back.searchParams.set(name, value)
    expect((await finish(back)).claims()?.aud).toBe(paper.client_id)
  })

  test('gets a refusal so, and what it sent along can be no markup', async () => {
    const { url } = await begin(paper, {
      more: { ...more, prompt: 'none', state: '"><script>alert(1)</script>' },
    })
    const answer = await (await browserOf(api)).go(url)
    expect(answer.status).toBe(400)
    const html = await expectGerman(answer)
    expect(html).toContain('name="error" value="login_required"')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })
})

test('another account than that of the last sign-in goes on by a German page, to the partner', async () => {
  const { browser } = await signIn(paper)
  const { url, finish } = await begin(paper, { more: { prompt: 'select_account' } })
  const page = await browser.led(url)
  const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
  const answer = await browser.call('POST', path, await bearerOf(await activeReader()), { agreed: true })
  const { return_to } = (await answer.json()) as { return_to: string }
  const left = await press(browser, await expectGerman(await browser.go(return_to)))
  const back = await browser.led(left.headers.get('location') ?? '')
  expect((await finish(back)).claims()?.aud).toBe(paper.client_id)
})
