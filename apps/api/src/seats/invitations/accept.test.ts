import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { home, sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const sharing = sharingOf(() => api)
const { owner, quickReader, linkedReader, update, look, check, invited, accept, member, right, seat } =
  sharing
const { register, activate, login, bearerOf } = readersOf(() => api)

describe('accepting', () => {
  test('activates the seat, tells the publisher and the owner, and grants the right', async () => {
    const family = await owner()
    const guest = await quickReader()
    await right(guest.bearer).expect(403)
    const { id, token } = await invited(family.bearer, guest.email)
    const { body } = await accept(guest.bearer, token).expect(200)
    expect(body).toMatchObject({
      results: [{ id, ok: true, status: 'activated' }],
      childusers: [{ invitation_label: 'angenommen', account_label: 'aktiviert' }],
    })
    expect(body).not.toHaveProperty('max_members')
    await api.settle()
    await right(guest.bearer).expect(200)
    expect((await look(guest.bearer)).body).toMatchObject({
      role: 'member',
      seat: { id, status: 'activated' },
    })
    expect(api.mailsTo(family.email).at(-1)?.subject).toBe('Ihre Einladung wurde angenommen')
    const again = await accept(guest.bearer, token).expect(200)
    expect(again.body.results).toMatchObject([{ already: true }])
    expect(await api.deps.db.sharedEvent.count({ where: { seatId: id } })).toBe(3)
  })

  test('is for the invited address alone', async () => {
    const family = await owner()
    const { id, token } = await invited(family.bearer, freshEmail('gast'))
    const stranger = await quickReader()
    for (const action of ['accept', 'decline']) {
      const { body } = await update(stranger.bearer, { action, token }).expect(403)
      expect(body.code).toBe('SHARED_WRONG_USER')
      await update(stranger.bearer, { action, id }).expect(404)
    }
    expect((await accept(stranger.bearer, 'u'.repeat(43)).expect(404)).body.code).toBe(
      'SHARED_INVITATION_NOT_FOUND',
    )
    expect((await seat(id)).status).toBe('invited')
  })

  test('F10: works at full house', async () => {
    const family = await owner({ family: { max_members: 1 } })
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    await accept(guest.bearer, token).expect(200)
  })

  test('F14: an own plus plan prevents it, and the seat stays invited', async () => {
    const family = await owner()
    const guest = await linkedReader()
    const { id, token } = await invited(family.bearer, guest.email)
    expect((await accept(guest.bearer, token).expect(409)).body.code).toBe('SHARED_OWN_SUBSCRIPTION')
    expect((await seat(id)).status).toBe('invited')
  })

  test('another seat prevents it', async () => {
    const reader = await member((await owner()).bearer)
    const { token } = await invited((await owner()).bearer, reader.email)
    expect((await accept(reader.bearer, token).expect(409)).body.code).toBe('SHARED_ALREADY_MEMBER')
  })

  test('five wrong addresses lock the invitation for a day, none counts for a missing one', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    const wrong = { ...home, housenumber: '13' }
    await update(guest.bearer, { action: 'accept', token }).expect(422)
    for (let miss = 0; miss < 5; miss++)
      expect((await accept(guest.bearer, token, wrong).expect(422)).body.code).toBe('SHARED_ADDRESS_MISMATCH')
    expect((await accept(guest.bearer, token).expect(429)).body.code).toBe('SHARED_ADDRESS_LOCKED')
    api.advance(86_400_001)
    await accept(guest.bearer, token).expect(200)
  })

  test('a company takes its domains, whatever else the reader has', async () => {
    const company = await owner({ company: { seats: 3, allowed_domains: ['example.test'] } })
    const guest = await linkedReader()
    const { token } = await invited(company.bearer, guest.email)
    await accept(guest.bearer, token, undefined).expect(200)
  })

  test('a plan that has ended takes nobody, a publisher that is down changes nothing', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await api.publisher.goDown()
    await accept(guest.bearer, token).expect(503)
    expect((await seat(id)).status).toBe('invited')
    await api.publisher.heal()
    api.advance(60_000)
    const end_date = '2026-01-01T00:00:00.000Z'
    await api.publisher.change(family.gpNumber, { subscriptions: [{ id: family.planId, end_date }] })
    const { body } = await accept(guest.bearer, token).expect(410)
    expect(body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
  })

  test('what the publisher refuses becomes an open invitation again', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/seats$' },
      times: 1,
      action: { status: 409 },
    })
    expect((await accept(guest.bearer, token).expect(409)).body.code).toBe('SHARED_SEATS_EXHAUSTED')
    expect(await seat(id)).toMatchObject({ status: 'invited', accountId: null })
    await accept(guest.bearer, token).expect(200)
  })

  test('an answer that does not come is waited for by the outbox', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/seats$' },
      times: 1,
      action: { status: 503 },
    })
    const { body } = await accept(guest.bearer, token).expect(200)
    expect(body.results).toMatchObject([{ status: 'accepted' }])
    await right(guest.bearer).expect(403)
    api.advance(60_000)
    await api.settle()
    expect((await seat(id)).status).toBe('activated')
    await right(guest.bearer).expect(200)
  })

  test('twice at once gives one seat', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const family = await owner()
      const guest = await quickReader()
      const { id, token } = await invited(family.bearer, guest.email)
      const answers = await Promise.all([accept(guest.bearer, token), accept(guest.bearer, token)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await seat(id)).status).toBe('activated')
      const seats = await api.deps.publisher.seats(family.planId)
      expect(seats).toHaveLength(1)
    }
  })
})

describe('an invitee without an account', () => {
  test('F05: accepts by registering, and reads along once active', async () => {
    const family = await owner()
    const email = freshEmail('neu')
    const { id, token } = await invited(family.bearer, email)
    const other = { email: freshEmail(), password, invitation_token: token }
    expect((await register(other).expect(403)).body.code).toBe('SHARED_WRONG_USER')
    await register({ email, password, invitation_token: token, ...home }).expect(202)
    expect((await seat(id)).status).toBe('accepted')
    await login(email).expect(403)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await api.settle()
    expect((await seat(id)).status).toBe('activated')
    await right(await bearerOf(email)).expect(200)
  })

  test('whose address does not fit is active all the same, and finds the invitation open', async () => {
    const family = await owner()
    const email = freshEmail('neu')
    const { id, token } = await invited(family.bearer, email)
    await register({ email, password, invitation_token: token }).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await api.settle()
    expect(await seat(id)).toMatchObject({ status: 'invited', accountId: null })
    expect(await api.deps.db.account.findFirst({ where: { email } })).toMatchObject({
      seatNotice: 'SHARED_ADDRESS_MISMATCH',
    })
    const bearer = await bearerOf(email)
    await update(bearer, { action: 'accept', id, address: home }).expect(200)
    await right(bearer).expect(200)
  })

  test('F04: registers without the link, logs in, and finds the invitation', async () => {
    const family = await owner()
    const email = freshEmail('neu')
    const { id } = await invited(family.bearer, email)
    await register({ email, password }).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    const bearer = await bearerOf(email)
    const [found] = (await check(undefined, bearer).expect(200)).body
    expect(found).toMatchObject({ id, logged_in_as_invitee: true })
    await update(bearer, { action: 'accept', id, address: home }).expect(200)
  })
})
