import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { seatsOf } from '../../testing/seats.ts'

// What the plans say about advertising and delivery, as portals read it.

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { seatFor } = seatsOf(() => api)

const names = ['direct_delivery', 'direct_delivery_pur', 'direct_delivery_noad', 'pur_abo', 'noad_abo']
const flagsIn = (told: Record<string, unknown>) => names.filter((name) => told[name])

/** The flags that hold for a reader in an edition, by GET /userinfo and by the signed cookie. */
async function told(bearer: string, edition: string) {
  const info = await api.caller().request('get', `/userinfo?edition=${edition}`, bearer).expect(200)
  const signed = await api
    .caller()
    .request('post', `/user/signUserData?edition=${edition}`, bearer)
    .expect(200)
  const claims = decodeJwt(signed.body.user_data)
  expect(flagsIn(claims)).toEqual(flagsIn(info.body))
  expect(names.filter((name) => typeof claims[name] !== 'boolean')).toEqual([])
  return { flags: flagsIn(info.body), resets_consent: claims.resets_consent }
}

/** An owner of a plan of `az` with these flags. */
async function ownerWith(flags: object) {
  const owner = await linkedReader()
  await api.publisher.change(owner.gpNumber, { subscriptions: [{ id: `abo-${owner.gpNumber}`, flags }] })
  api.advance(5 * minute)
  return owner
}
const seen = (bearer: string) => api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer)

describe('flags of advertising and delivery', () => {
  test('hold at the newspaper of the plan and on the sign-on edition, and reset the consent everywhere', async () => {
    const { bearer } = await ownerWith({ pur_abo: true, direct_delivery_pur: true })
    await seen(bearer)
    const flags = ['direct_delivery_pur', 'pur_abo']
    expect(await told(bearer, 'az')).toEqual({ flags, resets_consent: true })
    expect(await told(bearer, 'rt')).toEqual({ flags: [], resets_consent: true })
    expect(await told(bearer, 'sso')).toEqual({ flags, resets_consent: true })
  })

  test('are those of a member, too, once the seat is activated', async () => {
    const owner = await ownerWith({ noad_abo: true })
    const [member, invited] = [await quickReader(), await quickReader()]
    await seatFor(owner.gpNumber, member, 'activated')
    await seatFor(owner.gpNumber, invited, 'accepted')
    for (const { bearer } of [member, invited]) await seen(bearer)
    expect(await told(member.bearer, 'az')).toEqual({ flags: ['noad_abo'], resets_consent: true })
    expect(await told(member.bearer, 'rt')).toEqual({ flags: [], resets_consent: true })
    expect(await told(invited.bearer, 'az')).toEqual({ flags: [], resets_consent: false })
  })

  test('delivery alone resets no consent, and without a plan nothing holds', async () => {
    const { bearer } = await ownerWith({ direct_delivery: true })
    await seen(bearer)
    expect(await told(bearer, 'az')).toEqual({ flags: ['direct_delivery'], resets_consent: false })
    const stranger = await quickReader()
    expect(await told(stranger.bearer, 'az')).toEqual({ flags: [], resets_consent: false })
  })
})

describe('what the publisher says of the customer', () => {
  const customerWith = async (fields: object) => {
    const owner = await linkedReader()
    await api.publisher.change(owner.gpNumber, fields)
    api.advance(5 * minute)
    return owner
  }
  const info = async (bearer: string) =>
    (await api.caller().request('get', '/userinfo', bearer).expect(200)).body

  test('roles are listed after reader, in userinfo and in the cookie, and a seat gives none', async () => {
    const owner = await customerWith({ roles: ['editor', 'support'] })
    const member = await quickReader()
    await seatFor(owner.gpNumber, member, 'activated')
    for (const { bearer } of [owner, member]) await seen(bearer)
    const rolesOf = async (bearer: string) => {
      const signed = await api.caller().request('post', '/user/signUserData', bearer).expect(200)
      const { roles } = decodeJwt(signed.body.user_data)
      expect((await info(bearer)).roles).toEqual(roles)
      return roles
    }
    expect(await rolesOf(owner.bearer)).toEqual(['reader', 'editor', 'support'])
    expect(await rolesOf(member.bearer)).toEqual(['reader'])
  })

  test('its birth date goes before the reader’s, which comes back when it has none', async () => {
    const { bearer, gpNumber } = await customerWith({ birth_date: '1980-12-31' })
    const own = { birth_date: '1990-05-03' }
    await seen(bearer)
    await api.caller().request('put', '/user', bearer).send(own).expect(200)
    expect(await info(bearer)).toMatchObject({ birth_date: '1980-12-31', birth_date_of: 'publisher' })
    await api.publisher.change(gpNumber, { birth_date: null })
    api.advance(5 * minute)
    await seen(bearer)
    expect(await info(bearer)).toMatchObject({ ...own, birth_date_of: 'reader' })
  })
})
