import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OutgoingMail } from '../../adapters/mime.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { ownTimeOf } from '../../testing/own-time.ts'
import { sharingOf } from '../../testing/sharing.ts'
import type { PublisherFault } from '../../testing/test-publisher.ts'

const minute = 60_000
const longestMs = 4_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { owner, quickReader, invited, invite, accept, member, update, look, check, remove, right, seat } =
  sharingOf(() => api)

const timed = async <T extends { status: number }>(work: PromiseLike<T>) => {
  const { answer, ms } = await ownTimeOf(work)
  return { status: answer.status, inTime: ms < longestMs }
}
const every = async (action: PublisherFault['action']) => {
  for (const method of ['GET', 'PUT', 'POST', 'DELETE'])
    await api.publisher.fail({ match: { method, path_regex: '^/crm/' }, action })
}
const get = (path: string, bearer: string) => api.caller().request('get', path, bearer)
const forget = (gpNumber: string) => api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
const company = () => owner({ company: { seats: 5, allowed_domains: [] } })

/** A mail server that takes nothing until the test is over, whatever becomes of it. */
function stalledMail(answer: (stalled: Promise<void>, mail: OutgoingMail) => Promise<void>) {
  api.smtp.waitBriefly()
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.spyOn(api.deps.mailer, 'send').mockImplementation((mail) => answer(promise, mail))
  onTestFinished(() => {
    send.mockRestore()
    resolve()
  })
  return send
}

const faults: [string, PublisherFault['action']][] = [
  ['down', { status: 503 }],
  ['silent', { timeout: true }],
  ['three seconds slow', { latency_ms: 3_000 }],
  ['malformed', { malformed: true }],
  ['cut off', { drop: true }],
]

describe.each(faults)('a publisher that is %s', (_name, action) => {
  test('makes what needs its word answer 503 within four seconds, and changes nothing', async () => {
    const [family, firm] = [await owner(), await company()]
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    const { version } = (await get('/multiuser', firm.bearer).expect(200)).body
    const users = [{ email: freshEmail() }]
    const copyless = await company()
    await forget(copyless.gpNumber)
    const seats = await api.deps.db.sharedSeat.count()
    await every(action)
    const answers = await Promise.all(
      [
        accept(guest.bearer, token),
        invite(family.bearer, freshEmail()),
        update(family.bearer, { action: 'resend', id }),
        api.caller().request('put', '/multiuser', firm.bearer).send({ version, users }),
        get('/multiuser', copyless.bearer),
        look(copyless.bearer),
        get('/shared-subscriptions/childuser/validate?email=a@example.test', copyless.bearer),
      ].map(timed),
    )
    expect(answers).toEqual(answers.map(() => ({ status: 503, inTime: true })))
    expect(await api.deps.db.sharedSeat.count()).toBe(seats)
    expect((await seat(id)).status).toBe('invited')
    await api.publisher.heal()
    api.advance(minute)
    await accept(guest.bearer, token).expect(200)
  })

  test('keeps nobody from looking, leaving, declining, or taking a seat back', async () => {
    const family = await owner()
    const [stays, goes, taken] = [
      await member(family.bearer),
      await member(family.bearer),
      await member(family.bearer),
    ]
    const guest = await quickReader()
    const { token } = await invited(family.bearer, guest.email)
    api.advance(60 * minute)
    await every(action)
    const answers = await Promise.all(
      [
        look(family.bearer),
        look(stays.bearer),
        right(stays.bearer),
        check(token),
        remove(goes.bearer, goes.seatId),
        update(family.bearer, { action: 'revoke', id: taken.seatId }),
        update(guest.bearer, { action: 'decline', token }),
      ].map(timed),
    )
    expect(answers).toEqual(answers.map(() => ({ status: 200, inTime: true })))
    for (const { bearer } of [goes, taken]) expect((await right(bearer)).status).not.toBe(200)
    await api.publisher.heal()
    api.advance(10 * minute)
    await api.settle()
    expect(await api.deps.publisher.seats(family.planId)).toMatchObject([{ account_id: stays.id }])
  })
})

test('a slow publisher and a slow mail server together keep no owner waiting for longer than four seconds, and call nothing failed', async () => {
  const [family, firm] = [await owner(), await company()]
  const { id } = await invited(family.bearer, freshEmail())
  const { version } = (await get('/multiuser', firm.bearer).expect(200)).body
  const users = [{ email: freshEmail() }]
  // With two calls in a row it still stays within three seconds.
  await every({ latency_ms: 1_000 })
  const send = stalledMail((stalled) => stalled)
  const answers = await Promise.all(
    [
      invite(family.bearer, freshEmail()),
      update(family.bearer, { action: 'resend', id }),
      api.caller().request('put', '/multiuser', firm.bearer).send({ version, users }),
    ].map(timed),
  )
  expect(send).toHaveBeenCalledTimes(answers.length)
  expect(answers).toEqual(answers.map(() => ({ status: 200, inTime: true })))
})

test('an invitation still on its way after the wait is not called failed, beside one that is', async () => {
  const { bearer } = await owner()
  const [slow, refused] = [freshEmail('gast'), freshEmail('gast')]
  stalledMail(async (stalled, { to }) => {
    if (to === refused) throw new Error('down')
    await stalled
  })
  const wishes = [slow, refused].map((email) => ({ action: 'invite', email }))
  const { body } = await update(bearer, ...wishes).expect(200)
  expect(body.details).toEqual({ failed_emails: [refused] })
  expect(body.results).toMatchObject([
    { email: slow, ok: true },
    { email: refused, ok: false, code: 'SHARED_INVITATION_SEND_FAILED' },
  ])
})

test('a flapping publisher leaves each invitation taken up or as it was, and never keeps anybody waiting', async () => {
  const family = await owner({ family: { max_members: 12 } })
  for (let round = 0; round < 12; round++) {
    await api.publisher.heal()
    const guest = await quickReader()
    const { id, token } = await invited(family.bearer, guest.email)
    if (round % 3 !== 0) await api.publisher.fail(flap(round))
    const { status, inTime } = await timed(accept(guest.bearer, token))
    expect(inTime).toBe(true)
    await api.publisher.heal()
    api.advance(10 * minute)
    await api.settle()
    expect((await seat(id)).status).toBe(status === 200 ? 'activated' : 'invited')
  }
  const activated = await api.deps.db.sharedSeat.findMany({
    where: { sharedSubscription: { crmSubscriptionId: family.planId }, status: 'activated' },
  })
  const held = (await api.deps.publisher.seats(family.planId)) ?? []
  expect(held.map(({ account_id }) => account_id).sort()).toEqual(
    activated.map(({ accountId }) => accountId).sort(),
  )
})

/** A different call fails in each round, once. */
const flap = (round: number): PublisherFault => ({
  match: round % 2 ? { method: 'GET', path_regex: '^/crm/' } : { method: 'POST', path_regex: '/seats$' },
  times: round % 4 < 2 ? 4 : 1,
  action: { status: 503 },
})
