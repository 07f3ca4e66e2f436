import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const list = async (bearer: string) =>
  (await api.caller().request('get', '/user/sessions', bearer).expect(200)).body.sessions
const end = (bearer: string, id: string) => api.caller().request('delete', `/user/sessions/${id}`, bearer)
const sid = (bearer: string) => String(decodeJwt(bearer).sid)

describe('GET /user/sessions', () => {
  test('lists where the reader is signed in, by the service’s own words, and which one asks', async () => {
    const email = await activeReader()
    const mine = await bearerOf(email)
    api.advance(60_000)
    const other = await bearerOf(email)
    const sessions = await list(mine)
    expect(sessions).toEqual([
      {
        id: sid(other),
        created_at: expect.stringMatching(/^2026-.*Z$/),
        last_seen_at: expect.any(String),
        edition: 'sso',
        editions: ['sso'],
        device: 'Unbekanntes Gerät',
        partner: false,
        current: false,
      },
      expect.objectContaining({ id: sid(mine), current: true }),
    ])
  })

  test('leaves out sessions that have been idle for 90 days', async () => {
    const email = await activeReader()
    const idle = await bearerOf(email)
    api.advance(90 * day)
    const fresh = await bearerOf(email)
    expect((await list(fresh)).map(({ id }: { id: string }) => id)).toEqual([sid(fresh)])
    await userinfo(idle).expect(401)
  })
})

describe('DELETE /user/sessions/{id}', () => {
  test('ends that one at its next call', async () => {
    const email = await activeReader()
    const [mine, other] = [await bearerOf(email), await bearerOf(email)]
    await end(mine, sid(other)).expect(204)
    await userinfo(other).expect(401)
    await userinfo(mine).expect(200)
    expect((await end(mine, sid(other)).expect(404)).body.code).toBe('NOT_FOUND')
  })

  test('somebody else’s is answered like one that never was, and goes on', async () => {
    const [mine, theirs] = [await bearerOf(await activeReader()), await bearerOf(await activeReader())]
    const foreign = await end(mine, sid(theirs)).expect(404)
    const unknown = await end(mine, api.deps.ids.newId()).expect(404)
    const { request_id: _one, ...foreignBody } = foreign.body
    const { request_id: _other, ...unknownBody } = unknown.body
    expect(foreignBody).toEqual(unknownBody)
    await userinfo(theirs).expect(200)
    await end(mine, 'keine-id').expect(422)
  })
})

test('DELETE /user/sessions ends all of the reader but the one that asks, and nobody else’s', async () => {
  const email = await activeReader()
  const [mine, ...others] = [await bearerOf(email), await bearerOf(email), await bearerOf(email)]
  const stranger = await bearerOf(await activeReader())
  await api.caller().request('delete', '/user/sessions', mine).expect(204)
  for (const bearer of others) await userinfo(bearer).expect(401)
  await userinfo(mine).expect(200)
  await userinfo(stranger).expect(200)
  expect(await list(mine)).toHaveLength(1)
})
