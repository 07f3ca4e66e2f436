import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { planEndsOf } from '../../testing/plan-ends.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { home, sharingOf } from '../../testing/sharing.ts'
import { workOf } from '../../work.ts'
import { mailEndingPlans } from '../plans/mail-ending-plans.ts'

const minute = 60_000
const day = 24 * 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, member, look, invite, invited, remove, right, seat, change, emit, update, quickReader } =
  sharingOf(() => api)
const { shared, subjectsTo, inMs } = planEndsOf(() => api)
const { link } = linkingOf(() => api)
const { register, activate, bearerOf } = readersOf(() => api)

const count = (email: string, subject: string | RegExp) =>
  subjectsTo(email).filter((one) => new RegExp(subject).test(one)).length

describe('F12: a maximum lowered below what is taken', () => {
  const fewer = 'Ihr Abo hat jetzt weniger Plätze'

  test('throws nobody out, takes no new invitation, and the owner is told once', async () => {
    const family = await owner({ family: { max_members: 2 } })
    const [one, two] = [await member(family.bearer), await member(family.bearer)]
    await change(family, { family: { max_members: 1 } })
    await emit('seats.changed', family.gpNumber)
    await api.settle()
    for (const { bearer } of [one, two]) await right(bearer).expect(200)
    expect((await invite(family.bearer, freshEmail()).expect(409)).body.code).toBe('SHARED_SEATS_EXHAUSTED')
    expect((await look(family.bearer)).body).toMatchObject({ max_members: 1, used: 2 })
    await Promise.all([emit('seats.changed', family.gpNumber), look(family.bearer), api.settle()])
    await api.settle()
    expect(count(family.email, fewer)).toBe(1)
    expect(api.mailsTo(family.email).at(-1)?.text).toContain('höchstens 1 Mitglieder')
  })

  test('tells nobody while everybody fits', async () => {
    const family = await owner({ family: { max_members: 4 } })
    await member(family.bearer)
    await change(family, { family: { max_members: 1 } })
    await emit('seats.changed', family.gpNumber)
    await api.settle()
    expect(count(family.email, fewer)).toBe(0)
  })
})

describe('F15: a member who buys an own plan', () => {
  const own = 'Sie haben jetzt ein eigenes Abo'

  test('keeps the seat until leaving it, and is told once', async () => {
    const { reader } = await shared()
    const gp_number = await api.publisher.newCustomer()
    await link(reader.bearer, { gp_number, postcode: '12345' }).expect(200)
    await api.settle()
    expect(count(reader.email, own)).toBe(1)
    for (let time = 0; time < 2; time++) await emit('subscription.changed', gp_number)
    await Promise.all([api.settle(), api.settle()])
    expect(count(reader.email, own)).toBe(1)
    expect((await seat(reader.seatId)).status).toBe('activated')
    expect((await look(reader.bearer)).body).toMatchObject({ role: 'member', seat: { status: 'activated' } })
    expect((await remove(reader.bearer, reader.seatId).expect(200)).body).toEqual({ status: 'quit' })
    await right(reader.bearer).expect(200)
  })

  test('is told when the plan of a customer linked before begins', async () => {
    const upcoming = {
      id: `abo-${freshEmail()}`,
      product: 'AZ-PLUS',
      title: 'AZ PLUS',
      edition: 'az' as const,
    }
    const print = { ...upcoming, id: `${upcoming.id}-print`, product: 'AZ-PRINT', rights: [] }
    const gp_number = await api.publisher.newCustomer({ subscriptions: [print] })
    const { reader } = await shared()
    await link(reader.bearer, { gp_number, postcode: '12345' }).expect(200)
    await api.settle()
    expect(count(reader.email, own)).toBe(0)
    await api.publisher.change(gp_number, { subscriptions: [{ ...upcoming, rights: ['09'] }] })
    await emit('subscription.started', gp_number)
    await api.settle()
    expect(count(reader.email, own)).toBe(1)
  })

  test('of a company is told nothing: an own plan is no obstacle there', async () => {
    const company = await owner({ company: { seats: 3, allowed_domains: [] } })
    const reader = await member(company.bearer)
    const gp_number = await api.publisher.newCustomer()
    await link(reader.bearer, { gp_number, postcode: '12345' }).expect(200)
    await api.settle()
    expect(count(reader.email, own)).toBe(0)
  })
})

describe('a plan that is about to end', () => {
  const ending = /^Ihr Zugang endet am \d+\. \p{L}+ \d{4}$/u

  test('is told of a week ahead, once, by processes that come at once', async () => {
    const { reader } = await shared({ end_date: inMs(8 * day) })
    await mailEndingPlans(workOf(api.deps))
    api.advance(day)
    await Promise.all([mailEndingPlans(workOf(api.deps)), mailEndingPlans(workOf(api.deps))])
    await mailEndingPlans(workOf(api.deps))
    await api.settle()
    expect(count(reader.email, ending)).toBe(1)
  })

  test('and has been renewed in the meantime causes no mail; its next end does', async () => {
    const { family, reader } = await shared({ end_date: inMs(6 * day) })
    await change(family, { end_date: inMs(30 * day) })
    await mailEndingPlans(workOf(api.deps))
    await api.settle()
    expect(count(reader.email, ending)).toBe(0)
    api.advance(24 * day)
    await mailEndingPlans(workOf(api.deps))
    await change(family, { end_date: inMs(60 * day) })
    await look(family.bearer)
    api.advance(54 * day)
    await look(family.bearer)
    await mailEndingPlans(workOf(api.deps))
    await api.settle()
    expect(count(reader.email, ending)).toBe(2)
  })

  test('waits while the publisher cannot be asked', async () => {
    const { reader } = await shared({ end_date: inMs(6 * day) })
    await api.publisher.goDown()
    await expect(mailEndingPlans(workOf(api.deps))).rejects.toMatchObject({ code: 'PUBLISHER_UNAVAILABLE' })
    await api.publisher.heal()
    api.advance(minute)
    await mailEndingPlans(workOf(api.deps))
    await api.settle()
    expect(count(reader.email, ending)).toBe(1)
  })
})

describe('what stood in the way of a seat at activation', () => {
  const notice = async (bearer: string) =>
    (await api.caller().request('get', '/userinfo', bearer).expect(200)).body.seat_notice

  /** A new reader whose address did not match. */
  async function refused() {
    const family = await owner()
    const email = freshEmail('neu')
    const { id, token } = await invited(family.bearer, email)
    await register({ email, password, invitation_token: token }).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await api.settle()
    return { family, id, bearer: await bearerOf(email) }
  }

  test('is shown after login until the invitation is taken up or declined', async () => {
    const [one, two] = [await refused(), await refused()]
    for (const { bearer } of [one, two]) expect(await notice(bearer)).toBe('SHARED_ADDRESS_MISMATCH')
    await update(one.bearer, { action: 'accept', id: one.id, address: home }).expect(200)
    await update(two.bearer, { action: 'decline', id: two.id }).expect(200)
    for (const { bearer } of [one, two]) expect(await notice(bearer)).toBeNull()
  })

  test('is shown no more once the invitation is gone', async () => {
    const { family, id, bearer } = await refused()
    await remove(family.bearer, id).expect(200)
    expect(await notice(bearer)).toBeNull()
  })
})

describe('“Das war ich nicht”', () => {
  const deny = (email: string) => {
    const token = /nicht-ich\?t=([\w-]+)/.exec(api.mailsTo(email)[0]?.text ?? '')?.[1]
    return api.caller().request('post', '/mail/not-me').send({ token })
  }

  test('declines the invitation, frees its seat, and the link works no more', async () => {
    const family = await owner({ family: { max_members: 1 } })
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await Promise.all([deny(guest.email).expect(200), deny(guest.email).expect(200)])
    await api.settle()
    expect((await seat(id)).status).toBe('declined')
    const steps = { seatId: id, toStatus: 'declined' } as const
    expect(await api.deps.db.sharedEvent.count({ where: steps })).toBe(1)
    expect(count(family.email, 'nicht angenommen')).toBe(1)
    expect((await look(family.bearer)).body.used).toBe(0)
    const late = await update(guest.bearer, { action: 'accept', token, address: home }).expect(409)
    expect(late.body.code).toBe('SHARED_INVITATION_USED')
  })

  test('takes nobody out of a seat that is theirs', async () => {
    const { reader } = await shared()
    await deny(reader.email).expect(200)
    expect((await seat(reader.seatId)).status).toBe('activated')
  })
})

describe('hasInvitation', () => {
  const ask = (id: string, bearer?: string) =>
    api.caller().request('get', `/shared-subscriptions/hasInvitation/${id}`, bearer)

  test('tells the holder of an id before signing in, the invited and the owner, and nobody else', async () => {
    const family = await owner()
    const guest = await quickReader()
    const stranger = await quickReader()
    const { id } = await invited(family.bearer, guest.email)
    const open = { has_invitation: true, status: 'invited', expired: false }
    for (const bearer of [undefined, guest.bearer, family.bearer])
      expect((await ask(id, bearer).expect(200)).body).toEqual(open)
    expect((await ask(guest.id.toUpperCase(), guest.bearer)).body).toEqual(open)
    const none = { has_invitation: false, status: null, expired: false }
    for (const answer of [ask(id, stranger.bearer), ask(guest.id), ask(guest.id, stranger.bearer), ask('1')])
      expect((await answer.expect(200)).body).toEqual(none)
    api.advance(14 * day)
    expect((await ask(id)).body).toEqual({ has_invitation: false, status: 'expired', expired: true })
  })

  test('is no place to guess ids', async () => {
    const caller = api.caller()
    const guess = () => caller.request('get', `/shared-subscriptions/hasInvitation/${api.deps.ids.newId()}`)
    for (let time = 0; time < 30; time++) await guess().expect(200)
    await guess().expect(429)
  })
})
