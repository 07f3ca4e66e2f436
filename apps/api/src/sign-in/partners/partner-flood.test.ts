import { limits } from '@leserkonto/rules'
import * as openid from 'openid-client'
import { afterAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import {
  events,
  fetchOf,
  issuer,
  paper,
  partnerSecret,
  partnersEnv,
  television,
} from '../../testing/partners.ts'

const harnesses: Harness[] = []
afterAll(() => Promise.all(harnesses.map((api) => api.close())))

/** What a network and a partner may call in these tests. */
const [network, partner] = [20, 60]

/** A service with these limits, which it reads when it starts. */
async function service(): Promise<Harness> {
  const windows = [limits.flood[0], limits.partnerFlood[0]]
  const usual = windows.map(({ max }) => max)
  Object.assign(limits.flood[0], { max: network })
  Object.assign(limits.partnerFlood[0], { max: partner })
  try {
    const api = await startHarness(partnersEnv(paper, events, television))
    harnesses.push(api)
    return api
  } finally {
    for (const [place, window] of windows.entries()) Object.assign(window, { max: usual[place] })
  }
}

type Fetch = Awaited<ReturnType<typeof fetchOf>>

/** A call of the token endpoint with a code that nobody has. */
const ask = (fetch: Fetch, client: string, secret?: string) =>
  fetch(`${issuer}/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(secret && { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` }),
    },
    body: new URLSearchParams({
      ...(!secret && { client_id: client }),
      grant_type: 'refresh_token',
      refresh_token: 'niemandes',
    }),
  })

async function statuses(calls: number, call: () => Promise<Response>): Promise<number[]> {
  const seen = []
  for (let i = 0; i < calls; i++) seen.push((await call()).status)
  return seen
}

describe('calls of partners', () => {
  test('that have proven who they are count as the partner’s, whatever network they come from', async () => {
    const api = await service()
    const fetch = await fetchOf(api)
    const proven = () => ask(fetch, paper.client_id, partnerSecret)
    expect(new Set(await statuses(partner, proven))).toEqual(new Set([400]))
    const refused = await proven()
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'temporarily_unavailable' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Its network has none of them to its name, and other partners have their own count.
    expect((await ask(fetch, events.client_id, partnerSecret)).status).toBe(400)
    const elsewhere = await fetchOf(api)
    expect((await ask(elsewhere, paper.client_id, partnerSecret)).status).toBe(429)
    api.advance(60_000)
    expect((await proven()).status).toBe(400)
  })

  test.each([
    ['with a wrong secret', paper.client_id, 'falsch', 401],
    ['without a secret', television.client_id, undefined, 400],
  ])('%s count for their network, and not as the partner’s', async (_, client, secret, status) => {
    const fetch = await fetchOf(await service())
    const call = () => ask(fetch, client, secret)
    expect(await statuses(network + 1, call)).toEqual([...Array(network).fill(status), 429])
  })
})

test('what a partner’s server asks about its readers counts as the partner’s, too', async () => {
  const api = await service()
  const { signIn } = partnerSideOf(() => api)
  const { config, tokens, sub } = await signIn(paper)
  for (let call = 0; call <= network; call++)
    expect((await openid.fetchUserInfo(config, tokens.access_token, sub)).sub).toBe(sub)
  const info = async () => openid.fetchUserInfo(config, tokens.access_token, sub)
  await statuses(partner, () =>
    info().then(
      () => new Response(),
      () => new Response(null, { status: 429 }),
    ),
  )
  await expect(info()).rejects.toMatchObject({ cause: { status: 429 } })
})
