import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, look, newestLink, subscriber, editLink } = subscribersOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

const nobody = { id: null, email: null, register_status: 0, verified: false, subscriptions: [] }

/** Bytes, headers and database statements of a call, without parts that differ in every call. */
async function traceOf(call: () => PromiseLike<{ text: string; headers: object; status: number }>) {
  const { answer, statements } = await statementsOf(api.deps.pool, call)
  const { text, headers, status } = answer
  const { date: _, 'x-request-id': __, ...rest } = headers as Record<string, string>
  return { text, status, headers: rest, count: statements.length }
}

describe('GET /newsletter/user', () => {
  test('N12, G36: strangers get the same bytes, headers and work for known and unknown addresses', async () => {
    const known = await subscriber()
    const traces = []
    for (const email of [known, freshEmail(), known, freshEmail()])
      traces.push(await traceOf(() => look(`email=${email}&t=${Date.now()}`)))
    for (const trace of traces) expect(trace).toEqual(traces[0])
    expect(JSON.parse(traces[0]?.text ?? '')).toEqual(nobody)
    // The address is never looked up.
    expect(traces[0]?.count).toBe(0)
  })

  test('N14: an edit token opens its own address only', async () => {
    const [own, other] = [await subscriber(['az-morgen', 'az-sport']), await subscriber()]
    const { id, token } = await editLink(own)
    expect((await look(`email=${other}`, token).expect(200)).body).toEqual(nobody)
    expect((await look(`email=${freshEmail()}`, token).expect(200)).body).toEqual(nobody)
    const shown = {
      id,
      email: own,
      register_status: 3,
      verified: true,
      subscriptions: [
        { newsletter_id: 'az-morgen', origin: 'form', optin_confirmation_date: expect.any(String) },
        { newsletter_id: 'az-sport', origin: 'form', optin_confirmation_date: expect.any(String) },
      ],
    }
    expect((await look(`email=${own.toUpperCase()}`, token).expect(200)).body).toEqual(shown)
    // The page behind the link knows the id, not the address.
    expect((await look(`user_id=${id}`, token).expect(200)).body).toEqual(shown)
  })

  test('an opt-in token shows the lists of its mail only', async () => {
    const email = await subscriber(['az-morgen'])
    await signUp(email, ['az-sport']).expect(200)
    const { id, token } = await newestLink(email)
    expect((await look(`user_id=${id}`, token).expect(200)).body).toEqual({
      id,
      email,
      register_status: 2,
      verified: false,
      subscriptions: [{ newsletter_id: 'az-sport', origin: 'form', optin_confirmation_date: null }],
    })
  })

  test('a reader sees the own newsletters, nobody else’s', async () => {
    const other = await subscriber()
    const email = await activeReader({ edition: 'az', newsletter_opt_in: true })
    const bearer = await bearerOf(email)
    const mine = (query: string) => look(query, undefined, api.caller(), bearer)
    const { sub } = (await api.caller().request('get', '/userinfo', bearer)).body
    for (const query of [`email=${email}`, `user_id=${sub}`, `user_id=${sub.toUpperCase()}`])
      expect((await mine(query).expect(200)).body).toMatchObject({
        email,
        register_status: 3,
        subscriptions: [{ newsletter_id: 'az-morgen', origin: 'registration' }],
      })
    expect((await mine(`email=${other}`).expect(200)).body).toEqual(nobody)
    const foreign = await mine(`user_id=${linkIn(api.mailsTo(other)[0]).id}`).expect(403)
    expect(foreign.body).toMatchObject({ code: 'NEWSLETTER_ERROR', details: { reason: 'right' } })
    expect((await look(`user_id=${sub}`).expect(200)).body).toEqual(nobody)
  })

  test('a reader without newsletters sees that there are none', async () => {
    const email = await activeReader()
    const answer = await look(`email=${email}`, undefined, api.caller(), await bearerOf(email)).expect(200)
    expect(answer.body).toEqual({ ...nobody, email, verified: true })
  })

  test.each([
    '',
    'email=a@example.test&user_id=00000000-0000-4000-8000-000000000001',
    'email=x',
    'user_id=x',
  ])('?%s is refused', async (query) => {
    await look(query).expect(422)
  })
})

describe('sign-up and edit link', () => {
  test('do the same work and answer the same bytes for known and unknown addresses', async () => {
    const known = await subscriber()
    const account = await activeReader()
    const calls = {
      signUp: (email: string) => signUp(email, ['az-morgen']),
      editLink: (email: string) =>
        api.caller().request('post', '/newsletter/request-edit-link').send({ email, edition: 'az' }),
    }
    for (const call of Object.values(calls)) {
      await call(freshEmail())
      const traces = []
      for (const email of [known, freshEmail(), account, freshEmail()])
        traces.push(await traceOf(() => call(email)))
      for (const trace of traces) expect(trace).toEqual(traces[0])
      expect(traces[0]?.status).toBe(200)
    }
    await api.settle()
  })

  test('an edit link goes to addresses that have or had newsletters, and to no other', async () => {
    const unknown = freshEmail()
    const wish = (email: string) =>
      api.caller().request('post', '/newsletter/request-edit-link').send({ email, edition: 'az' }).expect(200)
    await wish(unknown)
    const known = await subscriber()
    await wish(known)
    await wish(known)
    await api.settle()
    expect(api.mailsTo(unknown)).toEqual([])
    const [, mail, ...more] = api.mailsTo(known)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ihre Newsletter verwalten')
    expect(mail?.text).toMatch(
      /\nhttp:\/\/az\.localhost:3000\/service\/newsletter\?id=[\w-]+&token=[\w-]{43}\n/,
    )
  })
})
