import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { ownTimeOf } from '../../testing/own-time.ts'
import { seatsOf } from '../../testing/seats.ts'

const minute = 60_000
const hour = 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { quickReader, linkedReader, link } = linkingOf(() => api)
const { seatFor } = seatsOf(() => api)

const check = (bearer: string, query = 'edition=az&right=09') =>
  api.caller().request('get', `/user/checkRight?${query}`, bearer)
const plansAsked = async (gpNumber: string) =>
  (await api.publisher.requests(`/customers/${gpNumber}/subscriptions`)).length
const printOnly = (gpNumber: string, rights: string[]) =>
  api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, rights }] })

async function memberOf(owner: { gpNumber: string }, status: 'accepted' | 'activated') {
  const member = await quickReader()
  await seatFor(owner.gpNumber, member, status)
  return member
}

describe('GET /user/checkRight', () => {
  test('grants what a running plan of the edition carries; the sign-on edition counts every plan', async () => {
    const { bearer } = await linkedReader()
    expect((await check(bearer).expect(200)).body).toEqual({
      by: 'plan',
      free_articles: null,
      edition: 'az',
      right: '09',
      granted: true,
    })
    await check(bearer, 'edition=az&right=01').expect(200)
    await check(bearer, 'edition=sso&right=09').expect(200)
    expect((await check(bearer, 'edition=rt&right=09').expect(403)).body.code).toBe('RIGHT_NOT_GRANTED')
  })

  test('S12: a printed paper alone grants nothing', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await printOnly(gpNumber, [])
    api.advance(5 * minute)
    await check(bearer).expect(403)
  })

  test('an unknown right is 422, an unknown edition 404, and nobody anonymous is told', async () => {
    const { bearer } = await linkedReader()
    await check(bearer, 'edition=az&right=02').expect(422)
    await check(bearer, 'edition=az').expect(422)
    expect((await check(bearer, 'edition=xy&right=09').expect(404)).body.code).toBe('EDITION_UNKNOWN')
    await api.caller().request('get', '/user/checkRight?edition=az&right=09').expect(401)
  })

  test('without a plan it is refused and nobody is asked, not even in an outage', async () => {
    await api.publisher.goDown()
    const before = (await api.publisher.requests()).length
    await check((await quickReader()).bearer).expect(403)
    expect((await api.publisher.requests()).length).toBe(before)
  })

  test('a right bought a minute ago is found, a lost one after five minutes', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await printOnly(gpNumber, [])
    api.advance(5 * minute)
    await check(bearer).expect(403)
    await printOnly(gpNumber, ['09'])
    api.advance(minute - 1)
    await check(bearer).expect(403)
    api.advance(1)
    await check(bearer).expect(200)
    const asked = await plansAsked(gpNumber)
    await printOnly(gpNumber, [])
    api.advance(5 * minute - 1)
    await check(bearer).expect(200)
    expect(await plansAsked(gpNumber)).toBe(asked)
    api.advance(1)
    await check(bearer).expect(403)
  })

  test('S09: a copy an hour old grants through an outage', async () => {
    const { bearer } = await linkedReader()
    api.advance(hour)
    await api.publisher.goDown()
    await check(bearer).expect(200)
  })

  test('a plan whose end comes during an outage grants nothing from that instant', async () => {
    const { bearer, gpNumber } = await linkedReader()
    const end_date = new Date(api.deps.clock.now().getTime() + hour).toISOString()
    await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, end_date }] })
    api.advance(5 * minute)
    await check(bearer).expect(200)
    await api.publisher.goDown()
    api.advance(55 * minute - 1)
    await check(bearer).expect(200)
    api.advance(1)
    await check(bearer).expect(403)
  })

  test('S10: an outage without a copy is 503, never 200 and no refusal', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    await api.publisher.goDown()
    expect((await check(bearer).expect(503)).body.code).toBe('GENERIC')
    await api.publisher.heal()
    api.advance(minute)
    await check(bearer).expect(200)
  })

  test('an activated seat grants what its own plan carries while that plan runs', async () => {
    const owner = await linkedReader()
    const member = await memberOf(owner, 'activated')
    await check(member.bearer).expect(200)
    await check((await memberOf(owner, 'accepted')).bearer).expect(403)
    const end_date = new Date(api.deps.clock.now().getTime() + hour).toISOString()
    await api.publisher.change(owner.gpNumber, { subscriptions: [{ id: `abo-${owner.gpNumber}`, end_date }] })
    api.advance(5 * minute)
    await check(member.bearer).expect(200)
    api.advance(55 * minute)
    await check(member.bearer).expect(403)
  })

  test('a login brings the copy up to date, so that the plan shows at once', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    const passwordHash = await api.deps.passwords.hash('Sehr-Geheim-77')
    await api.deps.db.account.updateMany({ where: { email }, data: { passwordHash } })
    await api.caller().request('post', '/user/login').send({ email, password: 'Sehr-Geheim-77' }).expect(200)
    const { body } = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(body.subscriptions).toMatchObject([{ product: 'AZ-PLUS', status: 'running' }])
  })

  test('a login is not held up by a publisher that is slow or down', async () => {
    const { email, gpNumber } = await linkedReader()
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    const passwordHash = await api.deps.passwords.hash('Sehr-Geheim-77')
    await api.deps.db.account.updateMany({ where: { email }, data: { passwordHash } })
    await api.publisher.fail({ match: { method: 'GET', path_regex: '^/crm/' }, action: { timeout: true } })
    const { ms } = await ownTimeOf(
      api.caller().request('post', '/user/login').send({ email, password: 'Sehr-Geheim-77' }).expect(200),
    )
    expect(ms).toBeLessThan(2_000)
  })

  test('linking shows in the rights at once', async () => {
    const reader = await quickReader()
    await check(reader.bearer).expect(403)
    const gpNumber = await api.publisher.newCustomer()
    await link(reader.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await check(reader.bearer).expect(200)
  })
})
