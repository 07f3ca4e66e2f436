import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { raceRounds } from '../testing/race-rounds.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, newestLink, editLink, rowsOf, consentsOf } = subscribersOf(() => api)

async function asked(newsletters: string[]) {
  const email = freshEmail()
  await signUp(email, newsletters).expect(200)
  return { email, ...(await newestLink(email)) }
}

describe(`${raceRounds()} rounds at once`, () => {
  test('one opt-in link pressed several times confirms once, with one date and one proof', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const link = await asked(['az-morgen', 'az-sport'])
      const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(link)))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      const events = (await consentsOf(link.id)).filter(({ type }) => type === 'confirmed')
      expect(events).toHaveLength(1)
      expect(events[0]?.newsletterIds.toSorted()).toEqual(['az-morgen', 'az-sport'])
    }
  })

  test('two opt-in links that name the same list confirm it once', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const first = await asked(['az-morgen'])
      api.advance(61_000)
      await signUp(first.email, ['az-morgen', 'az-kultur']).expect(200)
      const second = await newestLink(first.email)
      const answers = await Promise.all([confirm(first), confirm(second), confirm(first), confirm(second)])
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
      const confirmed = (await consentsOf(first.id)).filter(({ type }) => type === 'confirmed')
      expect(confirmed.flatMap(({ newsletterIds }) => newsletterIds).toSorted()).toEqual([
        'az-kultur',
        'az-morgen',
      ])
    }
  })

  test('confirming and leaving: whatever comes last holds, and no proof is missing', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const link = await asked(['az-morgen'])
      const edit = await editLink(link.email)
      const [confirmed, left] = await Promise.all([
        confirm(link),
        put(edit.id, { register_status: 5, newsletters: ['az-morgen'], token: edit.token }),
      ])
      expect(left.status).toBe(200)
      expect([200, 410]).toContain(confirmed.status)
      const [row] = await rowsOf(link.id)
      // Leaving ends a list that waits as well as a confirmed one, so it wins in either order.
      expect(row?.state).toBe('unsubscribed')
      const types = (await consentsOf(link.id)).map(({ type }) => type)
      expect(types.includes('confirmed')).toBe(confirmed.status === 200)
      expect(types).toContain('unsubscribed')
    }
  })

  test('wishes of one address at once make one newsletter user', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const email = freshEmail()
      const lists = ['az-morgen', 'az-sport', 'az-kultur', 'az-abend']
      await Promise.all(lists.map((list) => signUp(email, [list]).expect(200)))
      await api.settle()
      // An entry that failed at the index is tried again.
      api.advance(2_000)
      await api.settle()
      expect(await api.deps.db.newsletterUser.count({ where: { emailKey: email } })).toBe(1)
      expect(api.mailsTo(email)).toHaveLength(1)
    }
  })
})
