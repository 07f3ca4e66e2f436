import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { raceRounds } from '../testing/race-rounds.ts'
import { password, readersOf } from '../testing/readers.ts'
import { home, sharingOf } from '../testing/sharing.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { owner, quickReader, update, look, remove, invite, invited, accept, member, right, seat } = sharingOf(
  () => api,
)
const { register } = readersOf(() => api)
const codes = (answers: { body: { code?: string } }[], code: string) =>
  answers.filter(({ body }) => body.code === code).length

describe('an owner who means harm', () => {
  test('cannot fill one mailbox by tags: the sixth invitation in 30 days is refused', async () => {
    const family = await owner()
    const [local, domain] = freshEmail('opfer').split('@')
    for (let i = 0; i < 5; i++) {
      const { body } = await invite(family.bearer, `${local}+${i}@${domain}`).expect(200)
      await remove(family.bearer, body.results[0].id).expect(200)
    }
    const { body } = await invite(family.bearer, `${local}+6@${domain}`).expect(429)
    expect(body.code).toBe('RATE_LIMITED')
  })

  test('gets no more seats by naming one address fifty times', async () => {
    const family = await owner()
    const row = { action: 'invite', email: freshEmail('einer') }
    const { body } = await update(family.bearer, ...Array.from({ length: 50 }, () => row)).expect(200)
    expect(body.used).toBe(1)
    expect(body.results.filter(({ ok }: { ok: boolean }) => ok)).toHaveLength(1)
    expect(api.mailsTo(row.email)).toHaveLength(1)
  })

  test('leads nobody elsewhere by a header of the own request', async () => {
    const family = await owner()
    const email = freshEmail('gast')
    const call = invite(family.bearer, email)
    await call.set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example').expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect(JSON.stringify(api.mailsTo(email))).not.toContain('evil')
  })
})

describe('a member who means harm', () => {
  test('manages nothing: not the seats, not the plan, not the others', async () => {
    const family = await owner()
    const [one, other] = [await member(family.bearer), await member(family.bearer)]
    for (const row of [
      { action: 'invite', email: freshEmail() },
      { action: 'resend', id: other.seatId },
      { action: 'revoke', id: other.seatId },
    ])
      expect((await update(one.bearer, row)).status).toBe(403)
    await remove(one.bearer, other.seatId).expect(404)
    await api.caller().request('get', '/multiuser', one.bearer).expect(403)
    expect(JSON.stringify((await look(one.bearer).expect(200)).body)).not.toContain(other.email)
    expect((await seat(other.seatId)).status).toBe('activated')
  })
})

describe('an invitee who means harm', () => {
  test('guesses no address by trying many at once: five misses, however parallel', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const family = await owner()
      const guest = await quickReader()
      const { id } = await invited(family.bearer, guest.email)
      const tries = Array.from({ length: 15 }, (_, i) =>
        update(guest.bearer, {
          action: 'accept',
          id,
          address: { ...home, housenumber: String(100 + i) },
        }),
      )
      const answers = await Promise.all(tries)
      expect(codes(answers, 'SHARED_ADDRESS_MISMATCH')).toBe(5)
      expect(codes(answers, 'SHARED_ADDRESS_LOCKED')).toBe(10)
    }
  })

  test('takes one seat of two plans accepted at once', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const [one, other] = [await owner(), await owner()]
      const guest = await quickReader()
      const tokens = [await invited(one.bearer, guest.email), await invited(other.bearer, guest.email)]
      const answers = await Promise.all(tokens.map(({ token }) => accept(guest.bearer, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(codes(answers, 'SHARED_ALREADY_MEMBER')).toBe(1)
      const seats = await api.deps.db.sharedSeat.findMany({ where: { accountId: guest.id } })
      expect(seats).toHaveLength(1)
    }
  })

  test('holds no seat for ever by a registration that is never activated', async () => {
    const family = await owner({ family: { max_members: 1 } })
    const email = freshEmail('nie')
    const { id, token } = await invited(family.bearer, email)
    await register({ email, password, invitation_token: token, ...home }).expect(202)
    expect((await seat(id)).status).toBe('accepted')
    expect((await invite(family.bearer, freshEmail()).expect(409)).body.code).toBe('SHARED_SEATS_EXHAUSTED')
    api.advance(14 * day + 1000)
    await invite(family.bearer, freshEmail()).expect(200)
    await api.runJobs()
    expect((await seat(id)).status).toBe('expired')
  })

  test('reads nothing between accepting and the publisher’s word, nor after being put out', async () => {
    const family = await owner()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/seats$' },
      times: 1,
      action: { status: 503 },
    })
    await accept(guest.bearer, token).expect(200)
    await right(guest.bearer).expect(403)
    await remove(family.bearer, id).expect(200)
    api.advance(60_000)
    await api.settle()
    expect((await seat(id)).status).toBe('revoked')
    await right(guest.bearer).expect(403)
    expect(await api.deps.publisher.seats(family.planId)).toEqual([])
  })
})
