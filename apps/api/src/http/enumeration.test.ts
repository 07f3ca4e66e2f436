import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../store/testing/statements-of.ts'
import { type Caller, freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { sharingOf } from '../testing/sharing.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness
let owner = ''

beforeAll(async () => {
  api = await startHarness()
  owner = (await sharing.owner()).bearer
})
afterAll(() => api.close())

const sharing = sharingOf(() => api)
const { subscriber } = subscribersOf(() => api)
const { activeReader, register, block } = readersOf(() => api)

/** An address nobody has, one somebody registered with, one with an account, one with newsletters only. */
async function everyKind(): Promise<string[]> {
  const pending = freshEmail('leser')
  await register({ email: pending, password }).expect(202)
  const kinds = [
    freshEmail('leser'),
    pending,
    await activeReader(),
    await subscriber(undefined, freshEmail('leser')),
  ]
  await api.settle()
  return kinds
}

const consent = 'newsletter-2026-12'
const query = (email: string) => new URLSearchParams({ email })
const calls: Readonly<Record<string, (email: string, caller: Caller) => PromiseLike<Answer>>> = {
  'POST /user/login': (email, caller) =>
    caller.request('post', '/user/login').send({ email, password: 'Falsch-Geheim-1' }),
  'POST /user/login-code': (email, caller) => caller.request('post', '/user/login-code').send({ email }),
  'POST /registration/register': (email, caller) =>
    caller.request('post', '/registration/register').send({ email, password }),
  'POST /registration/request-doi-email': (email, caller) =>
    caller.request('post', '/registration/request-doi-email').send({ email }),
  'POST /registration/request-password-reset': (email, caller) =>
    caller.request('post', '/registration/request-password-reset').send({ email }),
  'POST /newsletter/user': (email, caller) =>
    caller
      .request('post', '/newsletter/user')
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: consent }),
  'POST /newsletter/request-edit-link': (email, caller) =>
    caller.request('post', '/newsletter/request-edit-link').send({ email, edition: 'az' }),
  'POST /user/request-data': (email, caller) =>
    caller.request('post', '/user/request-data').send({ email, edition: 'az' }),
  'GET /newsletter/user': (email, caller) => caller.request('get', `/newsletter/user?${query(email)}`),
  'GET /shared-subscriptions/childuser/validate': (email, caller) =>
    caller.request('get', `/shared-subscriptions/childuser/validate?${query(email)}`, owner),
}
type Answer = { status: number; headers: Record<string, string>; body: object }

/** What differs from call to call for everybody. */
const ownOfEachCall = ['date', 'x-request-id']
const ownOfEachAnswer = { request_id: undefined, attempt: undefined }

async function seenAndDone(email: string, call: (email: string, caller: Caller) => PromiseLike<Answer>) {
  const hashes = api.deps.passwords.computed()
  const { answer, statements } = await statementsOf(api.deps.pool, () => call(email, api.caller()))
  const { status, headers, body } = answer
  const shown = Object.entries(headers).filter(([name]) => !ownOfEachCall.includes(name))
  return {
    seen: { status, headers: Object.fromEntries(shown), body: { ...body, ...ownOfEachAnswer } },
    done: { statements, hashes: api.deps.passwords.computed() - hashes },
  }
}

describe('N12, F24, A05: no address is told from another', () => {
  test.each(Object.entries(calls))('by %s: same bytes, same headers, same work', async (_name, call) => {
    const [unknown, ...others] = await everyKind()
    // What has to be asked again because of the time since the last call belongs to this one.
    await call(freshEmail('leser'), api.caller())
    const first = await seenAndDone(unknown ?? '', call)
    expect(first.seen.status).toBeLessThan(500)
    for (const email of others) {
      const other = await seenAndDone(email, call)
      expect(other.seen).toEqual(first.seen)
      expect(other.done).toEqual(first.done)
    }
  })
})

/** A request for a code, as the address's mailbox got it or not. */
async function attemptFor(email: string): Promise<string> {
  const { body } = await api.caller().request('post', '/user/login-code').send({ email }).expect(202)
  await api.settle()
  return body.attempt
}

test('N12: entering a wrong code says nothing about its address, mailed or held back', async () => {
  const [unknown = '', ...others] = await everyKind()
  const blocked = await activeReader()
  await block(blocked)
  const attempts = [await attemptFor(unknown)]
  // The second mail of a minute is held back.
  for (const email of [unknown, ...others, blocked]) attempts.push(await attemptFor(email))
  const wrong = (attempt: string, caller: Caller) =>
    caller.request('post', '/user/login-code/redeem').send({ attempt, code: '000000' })
  const seen = []
  for (const attempt of attempts) seen.push(await seenAndDone(attempt, wrong))
  expect(seen[0]?.seen.status).toBe(401)
  for (const other of seen) expect(other).toEqual(seen[0])
})
