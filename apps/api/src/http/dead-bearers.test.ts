import { type Contract, contract, type Operation } from '@leserkonto/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { readersOf } from '../testing/readers.ts'

let api: Harness
/** Bearers that are worth nothing, by what is wrong with them. */
let dead: Readonly<Record<string, string>>
/** Whose sessions they were. */
let reader: { id: string; email: string; bearer: string }
beforeAll(async () => {
  api = await startHarness()
  const { quickReader } = linkingOf(() => api)
  const [deleted, blocked] = [await quickReader(), await quickReader()]
  reader = await quickReader()
  await api.caller().request('delete', '/user/delete', deleted.bearer).expect(204)
  await readersOf(() => api).block(blocked.email)
  await api.caller().request('post', '/user/logout', reader.bearer).expect(204)
  const now = api.deps.clock.now()
  const kind = { type: 'at+jwt', audience: 'leserkonto-api', now, expiresAt: now } as const
  dead = {
    'signed out': reader.bearer,
    expired: await api.deps.keys.sign({ sub: reader.id, sid: api.deps.ids.newId() }, kind),
    'of a deleted account': deleted.bearer,
    'of a blocked account': blocked.bearer,
    malformed: 'x',
    'over-long': 'x'.repeat(8_000),
    'a hand-over token that was never given out': 'x'.repeat(43),
  }
})
afterAll(() => api.close())

/** What the calls that use a sign-in if there is one are asked with; the others are refused for their input. */
const inputs: Readonly<Record<string, () => { path?: string; body?: object }>> = {
  'session.requestCode': () => ({ body: { email: freshEmail(), edition: 'az' } }),
  'newsletter.list': () => ({ path: '/newsletter/list?edition=az' }),
  'newsletter.user': () => ({ path: `/newsletter/user?user_id=${reader.id}` }),
  'newsletter.subscribe': () => ({
    body: {
      email: freshEmail(),
      edition: 'az',
      newsletters: ['az-morgen'],
      consent_text_version: 'newsletter-2026-12',
    },
  }),
  'newsletter.update': () => ({
    path: `/newsletter/user/${api.deps.ids.newId()}`,
    body: { register_status: 5 },
  }),
  'newsletter.requestEditLink': () => ({ body: { email: freshEmail(), edition: 'az' } }),
  'sharedSubscriptions.checkInvitation': () => ({}),
  'sharedSubscriptions.hasInvitation': () => ({
    path: `/shared-subscriptions/hasInvitation/${reader.id}`,
  }),
}

const operations = Object.entries(contract as Contract).flatMap(([slice, entries]) =>
  Object.entries(entries).map(([name, entry]) => [`${slice}.${name}`, entry] as const),
)

/** What differs from call to call. */
const differing = ['request_id', 'attempt', 'challenge']

async function answer(name: string, entry: Operation, bearer?: string) {
  const { path = entry.path.replace(/\{\w+\}/g, api.deps.ids.newId()), body } = inputs[name]?.() ?? {}
  const call = api.caller().request(entry.method.toLowerCase() as 'get', path, bearer)
  if (entry.multipart) call.field('rights_confirmed', 'true')
  const got = await (entry.method === 'GET' || entry.multipart ? call : call.send(body ?? {}))
  const said = JSON.stringify(got.body, (field, value) => (differing.includes(field) ? '' : value))
  return { status: got.status, said, cookies: got.headers['set-cookie'] }
}

// Source: docs/spec/contract.md#access-token.
describe('a bearer that is worth nothing', () => {
  const asked = operations.filter(([, { auth }]) => auth === 'anyone' || auth === 'optional')
  test.each(asked)('is none for %s', async (name, entry) => {
    const without = await answer(name, entry)
    if (entry.auth === 'optional') expect(without.status).not.toBe(422)
    for (const [what, bearer] of Object.entries(dead))
      expect({ what, ...(await answer(name, entry, bearer)) }).toEqual({ what, ...without })
  })

  const needing = operations.filter(([, { auth }]) => auth === 'reader' || auth === 'handOver')
  test.each(needing)('is 401 for %s', async (name, entry) => {
    for (const [what, bearer] of Object.entries(dead)) {
      const { status, said } = await answer(name, entry, bearer)
      expect([what, status, JSON.parse(said).code]).toEqual([what, 401, 'AUTH_REQUIRED'])
    }
  })
})
