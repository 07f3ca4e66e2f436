import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, update, look, remove, invited, accept, member, right } = sharingOf(() => api)
const { link, unlink } = linkingOf(() => api)

describe('leaving', () => {
  test('F17: a member quits: the right is gone, the seat free, the owner told', async () => {
    const family = await owner()
    const reader = await member(family.bearer)
    await right(reader.bearer).expect(200)
    expect((await remove(reader.bearer, reader.seatId).expect(200)).body).toEqual({ status: 'quit' })
    expect((await remove(reader.bearer, reader.seatId).expect(200)).body).toEqual({ status: 'quit' })
    await right(reader.bearer).expect(403)
    await api.settle()
    expect((await look(family.bearer)).body).toMatchObject({ used: 0, childusers: [] })
    expect(api.mailsTo(family.email).at(-1)?.subject).toContain('hat Ihr Abo verlassen')
    expect(await api.deps.publisher.seats(family.planId)).toEqual([])
  })

  test('the owner takes a seat back, and the member is told', async () => {
    const family = await owner()
    const reader = await member(family.bearer)
    const data = { givenName: 'Petra', familyName: 'Lindner' }
    const where = { links: { some: { gpNumber: family.gpNumber } } }
    await api.deps.db.account.updateMany({ where, data })
    await update(family.bearer, { action: 'revoke', id: reader.seatId }).expect(200)
    await right(reader.bearer).expect(403)
    await api.settle()
    const told = api.mailsTo(reader.email).at(-1)
    expect(told?.subject).toBe('Ihr Zugang wurde beendet')
    expect(told?.text).toMatch(
      /Petra Lindner hat Ihren Platz im Familienabo „.+“.*eine neue Einladung.*\/service\/profil\/abo\n/s,
    )
    expect((await remove(family.bearer, reader.seatId).expect(200)).body).toEqual({ status: 'revoked' })
  })

  test('a link that was taken back opens nothing', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await remove(family.bearer, id).expect(200)
    expect((await accept(guest.bearer, token).expect(410)).body.code).toBe('SHARED_INVITATION_REVOKED')
  })

  test('declining frees the seat and tells the owner', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    const decline = () => update(guest.bearer, { action: 'decline', token })
    expect((await decline().expect(200)).body.results).toMatchObject([{ status: 'declined' }])
    expect((await decline().expect(200)).body.results).toMatchObject([{ already: true }])
    expect((await accept(guest.bearer, token).expect(409)).body.code).toBe('SHARED_INVITATION_USED')
    await api.settle()
    expect(api.mailsTo(family.email).at(-1)?.subject).toContain('nicht angenommen')
    expect((await look(family.bearer)).body.used).toBe(0)
  })

  test('F20: who links the owner’s number afterwards finds the same seats', async () => {
    const family = await owner()
    const reader = await member(family.bearer)
    await unlink(family.bearer).expect(204)
    await api.settle()
    await right(reader.bearer).expect(200)
    const spouse = await quickReader()
    await link(spouse.bearer, { gp_number: family.gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    await right(reader.bearer).expect(200)
    expect((await look(spouse.bearer)).body).toMatchObject({
      role: 'owner',
      childusers: [{ id: reader.seatId }],
    })
    expect((await look(family.bearer)).body).toEqual({ role: null })
    await remove(family.bearer, reader.seatId).expect(404)
    await remove(spouse.bearer, reader.seatId).expect(200)
    await right(reader.bearer).expect(403)
  })

  test('a plan that moves on to another customer number keeps its seats', async () => {
    const family = await owner()
    const reader = await member(family.bearer)
    const former = { ownerGpNumber: '1999999999' }
    const where = { crmSubscriptionId: family.planId }
    await api.deps.db.sharedSubscription.update({ where, data: former })
    expect((await look(family.bearer)).body).toMatchObject({ role: 'owner', used: 1 })
    await right(reader.bearer).expect(200)
  })

  test('an invitation ends by itself after 14 days, once', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id } = await invited(family.bearer, guest.email)
    api.advance(14 * 86_400_000 + 1_000)
    await Promise.all([api.runJobs(), api.runJobs()])
    expect((await api.deps.db.sharedSeat.findUniqueOrThrow({ where: { id } })).status).toBe('expired')
    expect(await api.deps.db.sharedEvent.count({ where: { seatId: id, toStatus: 'expired' } })).toBe(1)
  })
})
