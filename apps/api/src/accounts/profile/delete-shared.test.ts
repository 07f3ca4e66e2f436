import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { seatsOf } from '../../testing/seats.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { linkedReader, quickReader } = linkingOf(() => api)
const { seatFor, publishersSeats } = seatsOf(() => api)

const remove = (bearer: string) => api.caller().request('delete', '/user/delete', bearer).send({})
const seatNow = (id: string) => api.deps.db.sharedSeat.findUniqueOrThrow({ where: { id } })

test('G32: a member’s deletion frees the seat, here and at the publisher, tells the owner and forgets who had it', async () => {
  const owner = await linkedReader()
  const member = await quickReader()
  const seat = await seatFor(owner.gpNumber, member, 'activated')
  expect(await publishersSeats(owner.gpNumber)).toHaveLength(1)
  await remove(member.bearer).expect(204)
  await api.settle()
  expect(await publishersSeats(owner.gpNumber)).toEqual([])
  const left = await seatNow(seat.id)
  expect(left).toMatchObject({ status: 'quit', accountId: null, givenName: null, familyName: null })
  expect(JSON.stringify(left)).not.toContain(member.email)
  expect(await api.deps.db.sharedEvent.count({ where: { seatId: seat.id, toStatus: 'quit' } })).toBe(1)
  expect(api.mailsTo(owner.email).at(-1)?.subject).toBe('Ein Mitglied hat Ihr Abo verlassen')
})

test('G32: an owner’s deletion ends the seats of the plan that has run out, and the members are told', async () => {
  const owner = await linkedReader()
  const [active, accepted] = [await quickReader(), await quickReader()]
  const seats = [
    await seatFor(owner.gpNumber, active, 'activated'),
    await seatFor(owner.gpNumber, accepted, 'accepted'),
  ]
  expect((await remove(owner.bearer).expect(409)).body.code).toBe('DELETE_BLOCKED_BY_SUBSCRIPTION')
  const end_date = api.deps.clock.now().toISOString()
  await api.publisher.change(owner.gpNumber, { subscriptions: [{ id: `abo-${owner.gpNumber}`, end_date }] })
  await remove(owner.bearer).expect(204)
  await api.settle()
  for (const { id } of seats) expect((await seatNow(id)).status).toBe('ended')
  for (const { email } of [active, accepted])
    expect(api.mailsTo(email).map(({ subject }) => subject)).toEqual(['Ihr Zugang wurde beendet'])
  // They are freed at the publisher when a renewal can no longer restore them.
  api.advance(31 * 86_400_000)
  await api.runJobs()
  await api.settle()
  expect(await publishersSeats(owner.gpNumber)).toEqual([])
  expect(await api.deps.db.account.count({ where: { email: active.email } })).toBe(1)
})

test('F20: an owner who has unlinked the plan leaves its seats to the next reader who links it, and members are told', async () => {
  const owner = await linkedReader()
  const member = await quickReader()
  const seat = await seatFor(owner.gpNumber, member, 'activated')
  await api.caller().request('delete', '/user/gp-number', owner.bearer).send({}).expect(204)
  await remove(owner.bearer).expect(204)
  await api.settle()
  expect((await seatNow(seat.id)).status).toBe('activated')
  const mails = api.mailsTo(member.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Sie lesen weiter mit'])
  expect(mails[0]?.text).toContain('Familienabo „AZ PLUS Familie“')
})
