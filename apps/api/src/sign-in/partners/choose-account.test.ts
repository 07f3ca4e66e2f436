import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import { app, browserOf, events, paper, partnersEnv } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, events, app))
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { begin } = partnerSideOf(() => api)
type Client = typeof paper | typeof events | typeof app

/** A request after the reader has signed in. */
async function asked(client: Client, prompt: string, bearer: string) {
  api.advance(5_000)
  const browser = await browserOf(api)
  const begun = await begin(client, { scope: 'openid email', more: { prompt } })
  const page = await browser.led(begun.url)
  const id = page.pathname.split('/').at(-1)
  const show = async (as = bearer) => (await browser.call('GET', `/partner/sign-in/${id}`, as)).json()
  return { ...begun, browser, page, id, show }
}

// What OpenID Connect Core 1.0 has in §3.1.2.1.
test.each<[string, Client, boolean]>([
  ['select_account', paper, false],
  ['select_account', events, false],
  ['select_account', app, false],
  ['select_account consent', paper, false],
  ['consent select_account', events, false],
  ['login select_account', paper, true],
  ['select_account login consent', events, true],
])('%s lets the reader choose the account', async (prompt, client, needs_proof) => {
  const bearer = await bearerOf(await activeReader())
  const { browser, page, id, show, finish } = await asked(client, prompt, bearer)
  expect(await show()).toMatchObject({ asks: true, needs_proof })
  const proof = needs_proof ? { current_password: 'Sehr-Geheim-77' } : {}
  const unasked = await browser.call('POST', `/partner/sign-in/${id}`, bearer, proof)
  expect(await unasked.json()).toMatchObject({ code: 'PARTNER_SIGN_IN_OVER' })
  const back = await browser.agree(page, bearer, proof)
  expect((await finish(back)).claims()?.aud).toBe(client.client_id)
})

test('another account than that of the last sign-in can be chosen, and is not asked again', async () => {
  const first = await bearerOf(await activeReader())
  const { browser, page, show, finish } = await asked(paper, 'select_account', first)
  expect(await show()).toMatchObject({ asks: true })
  const email = await activeReader()
  api.advance(20 * minute)
  const second = await bearerOf(email)
  expect(await show(second)).toMatchObject({ asks: false })
  const answer = await browser.call('POST', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, second, {})
  const { return_to } = (await answer.json()) as { return_to: string }
  expect((await finish(await browser.led(return_to))).claims()?.aud).toBe(paper.client_id)
  api.advance(-20 * minute)
})

test.each(['none select_account', 'select_account none', 'select_account create', 'Select_Account'])(
  '%s is an error, told to the partner',
  async (prompt) => {
    const browser = await browserOf(api)
    const { url, finish } = await begin(paper, { more: { prompt } })
    expect(await errorOf(finish(await browser.led(url)))).toBe('invalid_request')
  },
)
