import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { followPlanEnds, followRenewals } from '../../customers/rights/follow-plan-ends.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { planEndsOf } from '../../testing/plan-ends.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { workOf } from '../../work.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, look, check, invite, invited, accept, member, right, seat, emit } = sharingOf(
  () => api,
)
const { inMs, shared, endNow, endByEvent, renew, expectBack, subjectsTo, endedMail, steps } = planEndsOf(
  () => api,
)

const { register } = readersOf(() => api)

describe('F19: when the owner’s plan ends', () => {
  test('by an event, members read no more from that instant, are shown as ended and told', async () => {
    const { family, reader } = await shared()
    await right(reader.bearer).expect(200)
    await endByEvent(family)
    await right(reader.bearer).expect(403)
    await api.settle()
    expect((await seat(reader.seatId)).status).toBe('ended')
    expect(subjectsTo(reader.email)).toContain(endedMail)
    expect(api.mailsTo(reader.email).at(-1)?.text).toMatch(
      /das Familienabo „.+“.*Wird es bis zum \d+\. .* Uhr erneuert/s,
    )
    const ofMember = (await look(reader.bearer)).body
    expect(ofMember).toMatchObject({ role: 'member', seat: { status: 'ended' } })
    const { endedAt } = await seat(reader.seatId)
    expect(Date.parse(ofMember.renewable_until)).toBe((endedAt?.getTime() ?? 0) + 30 * day)
    expect((await look(family.bearer)).body).toMatchObject({
      role: 'owner',
      ended: true,
      renewable_until: ofMember.renewable_until,
      used: 0,
      childusers: [{ id: reader.seatId, status: 'ended' }],
    })
    const { body } = await invite(family.bearer, 'gast@example.test').expect(410)
    expect(body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
  })

  test('its owner and its members are told on their overviews, until it cannot be renewed any more', async () => {
    const { family, reader } = await shared()
    const told = async ({ id, bearer }: { id: string; bearer: string }) =>
      (await api.caller().request('get', `/shared-subscriptions/hasInvitation/${id}`, bearer).expect(200))
        .body
    const none = { has_invitation: false, status: null, expired: false }
    for (const one of [family, reader]) expect(await told(one)).toEqual(none)
    await endByEvent(family)
    await api.settle()
    for (const one of [family, reader]) expect(await told(one)).toEqual({ ...none, status: 'ended' })
    api.advance(31 * day)
    for (const one of [family, reader]) expect(await told(one)).toEqual(none)
  })

  test('an owner with nothing but an open invitation sees that it is over', async () => {
    const family = await owner()
    const { id } = await invited(family.bearer, 'nur.eingeladen@example.test')
    expect((await look(family.bearer)).body).toMatchObject({ role: 'owner', ended: false })
    await endByEvent(family)
    await api.settle()
    expect((await look(family.bearer)).body).toMatchObject({
      ended: true,
      childusers: [{ id, status: 'invited' }],
    })
  })

  test('by its date, without any event, the right goes with the day, and the rest within a minute', async () => {
    const { family, reader } = await shared({ end_date: inMs(hour) })
    await right(reader.bearer).expect(200)
    api.advance(hour)
    await right(reader.bearer).expect(403)
    const path = `/shared-subscriptions/hasInvitation/${reader.seatId}`
    const asked = await api.caller().request('get', path, reader.bearer).expect(200)
    expect(asked.body).toEqual({ has_invitation: false, status: 'ended', expired: false })
    expect((await look(reader.bearer)).body).toMatchObject({ seat: { status: 'ended' } })
    const other = await shared({ end_date: inMs(hour) })
    api.advance(hour)
    await api.runJobs()
    await api.settle()
    for (const { email, seatId } of [reader, other.reader]) {
      expect((await seat(seatId)).status).toBe('ended')
      expect(subjectsTo(email).filter((subject) => subject === endedMail)).toHaveLength(1)
    }
    expect((await look(family.bearer)).body).toMatchObject({ childusers: [{ status: 'ended' }] })
  })

  test('by what a refresh happens to learn, a member’s own look included', async () => {
    const { family, reader } = await shared()
    await endNow(family)
    api.advance(6 * minute)
    await right(reader.bearer).expect(403)
    await api.settle()
    expect((await seat(reader.seatId)).status).toBe('ended')
  })

  test('it ends while the publisher is down: nobody is told before it is known, and of no renewal that is too late', async () => {
    const { reader } = await shared({ end_date: inMs(hour) })
    api.advance(hour)
    await api.publisher.goDown()
    await right(reader.bearer).expect(403)
    await expect(followPlanEnds(workOf(api.deps))).rejects.toMatchObject({ code: 'PUBLISHER_UNAVAILABLE' })
    expect((await seat(reader.seatId)).status).toBe('activated')
    await api.publisher.heal()
    api.advance(31 * day)
    await followPlanEnds(workOf(api.deps))
    expect((await seat(reader.seatId)).status).toBe('ended')
    await api.settle()
    expect(api.mailsTo(reader.email).at(-1)?.text).not.toContain('erneuert')
  })

  test('an open invitation says so, and works again with the plan', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    await endByEvent(family)
    await api.settle()
    const [shown] = (await check(token, guest.bearer).expect(200)).body
    expect(shown).toMatchObject({ status: 'invited', error_code: 'SHARED_OWNER_SUBSCRIPTION_ENDED' })
    const { body } = await accept(guest.bearer, token).expect(410)
    expect(body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
    await renew(family)
    await emit('subscription.started', family.gpNumber)
    await accept(guest.bearer, token).expect(200)
  })

  test('the link a member once used says so too, to who registers with it', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    await accept(guest.bearer, token).expect(200)
    await endByEvent(family)
    await api.settle()
    const form = { email: guest.email, password, invitation_token: token }
    const { body } = await register(form).expect(410)
    expect(body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
    expect((await accept(guest.bearer, token).expect(410)).body.code).toBe(body.code)
  })

  test('only that plan’s members are concerned', async () => {
    const { family } = await shared()
    const other = await shared()
    await endByEvent(family)
    await api.settle()
    await expectBack(other.reader)
  })
})

describe('F19: a plan that is renewed', () => {
  test('within 30 days has its members back without a new invitation', async () => {
    const { family, reader } = await shared()
    await endByEvent(family)
    await api.settle()
    api.advance(30 * day - minute)
    await renew(family)
    await emit('subscription.started', family.gpNumber)
    await api.settle()
    await expectBack(reader)
    expect(await api.deps.publisher.seats(family.planId)).toHaveLength(1)
    expect((await look(family.bearer)).body).toMatchObject({ used: 1, childusers: [{ status: 'activated' }] })
    expect(await steps(reader.seatId, 'activated')).toBe(2)
  })

  test('after 30 days has no members, here and at the publisher', async () => {
    const { family, reader } = await shared()
    await endByEvent(family)
    await api.settle()
    api.advance(30 * day + minute)
    await renew(family)
    await emit('subscription.started', family.gpNumber)
    await api.settle()
    expect((await seat(reader.seatId)).status).toBe('ended')
    await right(reader.bearer).expect(403)
    expect(await api.deps.publisher.seats(family.planId)).toEqual([])
    expect((await look(family.bearer)).body).toMatchObject({ role: 'owner', used: 0, childusers: [] })
    await invite(family.bearer, reader.email).expect(200)
  })

  test('without an event brings its members back too: when the owner looks, or by itself', async () => {
    const looked = await shared()
    const alone = await shared()
    for (const { family } of [looked, alone]) {
      await endByEvent(family)
      await api.settle()
      api.advance(6 * minute)
      await renew(family)
    }
    expect((await look(looked.family.bearer)).body).toMatchObject({ used: 1 })
    await expectBack(looked.reader)
    await followRenewals(workOf(api.deps))
    await expectBack(alone.reader)
  })

  test('leaves out who reads along elsewhere by now, and whose account is gone', async () => {
    const family = await owner()
    const [moved, gone, stays] = [
      await member(family.bearer),
      await member(family.bearer),
      await member(family.bearer),
    ]
    await endByEvent(family)
    await api.settle()
    const other = await owner()
    const { token } = await invited(other.bearer, moved.email)
    await accept(moved.bearer, token).expect(200)
    await api.caller().request('delete', '/user/delete', gone.bearer).send({}).expect(204)
    await renew(family)
    await emit('subscription.started', family.gpNumber)
    await api.settle()
    await expectBack(stays)
    for (const { seatId } of [moved, gone]) expect((await seat(seatId)).status).toBe('ended')
    await right(moved.bearer).expect(200)
    expect(await api.deps.publisher.seats(family.planId)).toHaveLength(1)
    expect((await look(family.bearer)).body.used).toBe(1)
  })

  test('asks the publisher again about a seat it had not confirmed', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    const match = { method: 'POST', path_regex: '/seats$' }
    await api.publisher.fail({ match, times: 1, action: { status: 503 } })
    await accept(guest.bearer, token).expect(200)
    await endByEvent(family)
    await right(guest.bearer).expect(403)
    await api.settle()
    expect((await seat(id)).status).toBe('ended')
    api.advance(minute)
    await api.settle()
    await renew(family)
    await emit('subscription.started', family.gpNumber)
    await api.settle()
    await expectBack({ bearer: guest.bearer, seatId: id })
  })
})
