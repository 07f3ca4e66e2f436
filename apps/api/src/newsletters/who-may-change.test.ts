import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'

const day = 24 * 60 * 60 * 1000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, look, newestLink, subscriber, editLink, rowsOf } = subscribersOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

const refused = (reason: string) => ({ code: 'NEWSLETTER_ERROR', details: { reason } })

/** An address that has been asked to confirm these lists. */
async function asked(newsletters = ['az-morgen'], more: object = {}) {
  const email = freshEmail()
  await signUp(email, newsletters, more).expect(200)
  return { email, ...(await newestLink(email)) }
}

describe('who may change', () => {
  test('N16: an edit link is dead after 24 hours', async () => {
    const email = await subscriber()
    const { id, token } = await editLink(email)
    api.advance(day + 1000)
    expect((await look(`email=${email}`, token).expect(200)).body.id).toBeNull()
    await put(id, { register_status: 5, token }).expect(410)
  })

  test('N17: without a credential 401, with somebody else’s 404, for an unknown id the same', async () => {
    const { id } = linkIn(api.mailsTo(await subscriber())[0])
    const other = await editLink(await subscriber())
    const bearer = await bearerOf(await activeReader())
    for (const one of [id, randomUUID()]) {
      expect((await put(one, { register_status: 5 }).expect(401)).body).toMatchObject(refused('token'))
      await put(one, { register_status: 5, token: 'x'.repeat(43) }).expect(401)
      const foreign = await put(one, { register_status: 5, token: other.token }).expect(404)
      const signedIn = await put(one, { register_status: 5 }, api.caller(), bearer).expect(404)
      expect(signedIn.body.detail).toBe(foreign.body.detail)
    }
    expect(await rowsOf(id)).toMatchObject([{ state: 'confirmed' }])
  })

  test('each token does what its mail was for', async () => {
    const waiting = await asked()
    await put(waiting.id, { register_status: 5, token: waiting.token }).expect(403)
    await put(waiting.id, {
      register_status: 4,
      edition: 'az',
      newsletters: ['az-abend'],
      token: waiting.token,
    }).expect(403)
    const edit = await editLink(await subscriber())
    await put(edit.id, { register_status: 3, token: edit.token }).expect(403)
  })

  test('lists are set by a catalogue that is known, not by guesses; leaving needs none', async () => {
    const alone = await startHarness()
    const { subscriber, editLink, put } = subscribersOf(() => alone)
    const { id, token } = await editLink(await subscriber())
    await alone.publisher.goDown()
    const lists = { register_status: 4, edition: 'rt', newsletters: ['rt-morgen'], token }
    expect((await put(id, lists).expect(503)).body.code).toBe('NEWSLETTER_ERROR')
    await put(id, { register_status: 5, token }).expect(200)
    await alone.close()
  })

  test('a wrong token is stopped after thirty guesses', async () => {
    const caller = api.caller()
    const id = randomUUID()
    for (let i = 0; i < 30; i++)
      await put(id, { register_status: 3, token: `${i}`.padEnd(43, 'x') }, caller).expect(401)
    await put(id, { register_status: 3, token: 'x'.repeat(43) }, caller).expect(429)
  })

  test('no token and no address reaches the log', async () => {
    const { email, id, token } = await asked()
    await confirm({ id, token })
    await look(`email=${email}`, token)
    for (const secret of [email, token]) expect(api.log()).not.toContain(secret)
  })
})
