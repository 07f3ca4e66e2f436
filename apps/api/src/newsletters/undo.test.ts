import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { put, look, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(() => api)

/** A newsletter user who has left a list by the link of its issue. */
async function left(list: string | null = 'az-morgen') {
  const email = await subscriber(['az-morgen', 'az-sport'])
  const { id } = linkIn(api.mailsTo(email)[0])
  const token = unsubscribeToken(id, list, workOf(api.deps))
  const { body } = await put(id, { register_status: 5, token }).expect(200)
  return { email, id, token, undo: body.undo_token as string }
}
const statesOf = async (id: string) => (await rowsOf(id)).map(({ state }) => state)
const bringBack = (id: string, token: string) => put(id, { register_status: 3, token })

test('what was left comes back by one call, with a proof and a mail, and the answer names no address', async () => {
  const { email, id, undo } = await left(null)
  expect(await statesOf(id)).toEqual(['unsubscribed', 'unsubscribed'])
  api.advance(1_000)
  const { body } = await bringBack(id, undo).expect(200)
  expect(body).toEqual({ id, email: null, register_status: 3, verified: false, subscriptions: [] })
  expect(await statesOf(id)).toEqual(['confirmed', 'confirmed'])
  expect((await consentsOf(id)).at(-1)).toMatchObject({
    type: 'confirmed',
    method: 'link',
    textVersion: 'newsletter-2026-12',
  })
  await api.settle()
  expect(api.mailsTo(email).at(-1)?.text).toContain('Sie bekommen jetzt: AZ am Morgen, AZ Lokalsport.')
})

test('it does so once and for an hour, not for a list that was left again, and shows nobody', async () => {
  const { id, token, undo } = await left()
  expect((await look(`user_id=${id}`, undo)).body.id).toBeNull()
  await bringBack(id, undo).expect(200)
  await put(id, { register_status: 5, token }).expect(200)
  await bringBack(id, undo).expect(410)
  expect(await statesOf(id)).toEqual(['unsubscribed', 'confirmed'])
  const late = await left()
  api.advance(61 * 60_000)
  await bringBack(late.id, late.undo).expect(410)
  await bringBack(id, late.undo).expect(404)
})

test('the page behind a link learns whether there is anything left to end, and no more', async () => {
  const { id, token } = await left()
  const nobody = { id, email: null, verified: false, subscriptions: [] }
  expect((await look(`user_id=${id}`, token)).body).toEqual({ ...nobody, register_status: 5 })
  const all = unsubscribeToken(id, null, workOf(api.deps))
  expect((await look(`user_id=${id}`, all)).body).toEqual({ ...nobody, register_status: 3 })
})

test('who never received a list has nothing to bring back', async () => {
  const email = await subscriber(['az-morgen'])
  const { id, token } = await editLink(email)
  await put(id, { register_status: 5, token }).expect(200)
  const again = unsubscribeToken(id, null, workOf(api.deps))
  expect((await put(id, { register_status: 5, token: again }).expect(200)).body.undo_token).toBeUndefined()
})
