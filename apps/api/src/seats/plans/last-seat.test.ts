import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, invited, accept, look, change, seat } = sharingOf(() => api)

/** A company plan with several invited guests but only one free seat. */
async function oneSeatFor(guests: number) {
  const firm = await owner({ company: { seats: guests, allowed_domains: [] } })
  const readers = await Promise.all(Array.from({ length: guests }, () => quickReader()))
  const asked = []
  for (const reader of readers) asked.push({ ...reader, ...(await invited(firm.bearer, reader.email)) })
  await change(firm, { company: { seats: 1, allowed_domains: [] } })
  return { firm, asked }
}

describe('the last seat', () => {
  test('is given once, however many of those invited accept at once', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { firm, asked } = await oneSeatFor(20)
      const answers = await Promise.all(asked.map(({ bearer, token }) => accept(bearer, token, undefined)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused.map(({ body }) => body.code)).toEqual(Array(19).fill('SHARED_SEATS_EXHAUSTED'))
      expect(refused[0]?.body.detail).toBe('Sie haben die maximale Anzahl von 1 Mitgliedern erreicht.')
      await api.settle()
      // A publisher that a busy machine lets answer too late is told again.
      api.advance(60_000)
      await api.settle()
      expect(await api.deps.publisher.seats(firm.planId)).toHaveLength(1)
      const states = await Promise.all(asked.map(async ({ id }) => (await seat(id)).status))
      expect(states.filter((status) => status === 'activated')).toHaveLength(1)
      expect(states.filter((status) => status === 'invited')).toHaveLength(19)
      // Nor for a moment by more, of whom the publisher refuses all but one.
      const accepted = { seatId: { in: asked.map(({ id }) => id) }, toStatus: 'accepted' as const }
      expect(await api.deps.db.sharedEvent.count({ where: accepted })).toBe(1)
    }
  })

  test('is for those who were refused again once it is free', async () => {
    const { firm, asked } = await oneSeatFor(2)
    const [one, two] = asked
    if (!one || !two) throw new Error('two were asked')
    await accept(one.bearer, one.token, undefined).expect(200)
    await accept(two.bearer, two.token, undefined).expect(409)
    await api.caller().request('delete', `/shared-subscriptions/childuser/${one.id}`, one.bearer).expect(200)
    await api.settle()
    await accept(two.bearer, two.token, undefined).expect(200)
    expect((await look(firm.bearer)).body).toMatchObject({ max_members: 1, used: 1 })
  })
})
