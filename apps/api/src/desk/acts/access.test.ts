import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, startPages } from '../../testing/portal.ts'

const hour = 3_600_000
let api: Harness
let pages: Pages
beforeAll(async () => {
  api = await startHarness(deskEnv())
  pages = await startPages(api)
})
// Other files of this worker have customers of the same newspapers.
afterEach(async () => {
  await api.deps.db.grantedAccess.deleteMany({ where: { accountId: null } })
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

const { quickReader, linkedReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

const check = (bearer: string, edition = 'az') =>
  api.caller().request('get', `/user/checkRight?edition=${edition}&right=09`, bearer)
const recordOf = (accountId: string) =>
  api.deps.db.staffAct.findMany({ where: { accountId }, orderBy: { at: 'asc' } })

describe('access that is opened', () => {
  test('answers checkRight and userData in its newspaper, and ends by itself', async () => {
    const { id, bearer } = await quickReader()
    const { act } = await somebody('service')
    await check(bearer).expect(403)
    const answer = await act(id, 'access.opened', { edition: 'az', hours: '2' })
    expect([answer.status, answer.headers.location]).toEqual([303, `/leser/${id}?getan=access.opened`])
    await check(bearer).expect(200)
    await check(bearer, 'rt').expect(403)
    const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
    const [, claims = ''] = String(signed.body.user_data).split('.')
    expect(Buffer.from(claims, 'base64url').toString()).toContain('"09"')
    const article = async () =>
      (await pages.page('/artikel/az-marktplatz-baeume', { userData: signed.body.user_data })).text
    expect(await article()).toContain('"wall":null')
    api.advance(2 * hour - 1)
    await check(bearer).expect(200)
    api.advance(1)
    await check(bearer).expect(403)
    expect(await article()).not.toContain('"wall":null')
  })

  test('ends at once where somebody ends it', async () => {
    const { id, bearer } = await quickReader()
    const { act } = await somebody('service')
    await act(id, 'access.opened', { edition: 'az', hours: '2' })
    api.advance(1)
    expect((await act(id, 'access.ended')).status).toBe(303)
    await check(bearer).expect(403)
    expect((await act(id, 'access.ended')).status).toBe(422)
  })

  test.each([
    ['no newspaper', { edition: 'xy', hours: '2' }],
    ['the sign-on edition', { edition: 'sso', hours: '2' }],
    ['no time', { edition: 'az', hours: '0' }],
    ['too long', { edition: 'az', hours: '169' }],
    ['half hours', { edition: 'az', hours: '1.5' }],
  ])('is refused: %s', async (_, fields) => {
    const { id, bearer } = await quickReader()
    expect((await (await somebody('service')).act(id, 'access.opened', fields)).status).toBe(422)
    await check(bearer).expect(403)
    expect((await recordOf(id)).map(({ act }) => act)).toEqual(['reader.viewed'])
  })
})

describe('a morning without papers', () => {
  const printed = () => {
    const plan = { product: 'AZ-DRUCK', title: 'AZ gedruckt', edition: 'az' as const, rights: [] }
    return linkedReader({ subscriptions: [{ id: `abo-${api.deps.ids.newId()}`, ...plan }] })
  }

  test('opens to all who have a plan of the newspaper, print as well, by one row; it was counted before', async () => {
    const customer = await printed()
    const stranger = await quickReader()
    const lead = await somebody('lead')
    await check(customer.bearer).expect(403)
    const before = await api.deps.db.grantedAccess.count()
    const counted = await lead.post('/ohne-zeitung', { edition: 'az', hours: '4' })
    expect(counted.text).toMatch(/[1-9]\d* Konten haben ein laufendes Abo der Zeitung Auentaler Zeitung/)
    expect(await api.deps.db.grantedAccess.count()).toBe(before)
    await check(customer.bearer).expect(403)
    expect((await lead.post('/ohne-zeitung/oeffnen', { edition: 'az', hours: '4' })).status).toBe(303)
    expect(await api.deps.db.grantedAccess.count()).toBe(before + 1)
    await check(customer.bearer).expect(200)
    await check(customer.bearer, 'rt').expect(403)
    await check(stranger.bearer).expect(403)
    api.advance(4 * hour)
    await check(customer.bearer).expect(403)
  })

  test('can be ended before its time', async () => {
    const { bearer } = await printed()
    const lead = await somebody('lead')
    await lead.post('/ohne-zeitung/oeffnen', { edition: 'az', hours: '4' })
    await check(bearer).expect(200)
    api.advance(1)
    const page = await lead.get('/ohne-zeitung')
    const [, end = ''] = /action="(\/ohne-zeitung\/[^"]+\/ende)"/.exec(page.text) ?? []
    expect((await lead.post(end)).status).toBe(303)
    await check(bearer).expect(403)
    expect((await lead.post(end)).status).toBe(422)
  })
})
