import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'

let api: Harness
/** What happens as soon as the next call has found its reader. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  api = await startHarness()
  const { reads } = api.deps
  api.deps.reads = async (read) => {
    const rows = await reads(read)
    const work = meanwhile
    meanwhile = undefined
    await work?.()
    return rows
  }
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const password = 'Sehr-Geheim-77'
const names = {
  given_name: 'Kim',
  family_name: 'Muster',
  username: 'kim',
  gender: null,
  customer_type: 'private',
}
const subscription = () => ({
  email: freshEmail(),
  edition: 'az',
  newsletters: ['az-morgen'],
  consent_text_version: 'newsletter-2026-12',
})

/** Calls that write something for their reader. */
const calls: readonly ['get' | 'post' | 'put' | 'delete', string, () => object][] = [
  ['post', '/user/tokenSSO', () => ({ return_url: 'http://rt.localhost:3000/overview' })],
  ['post', '/user/signOnToken', () => ({ edition: 'az' })],
  ['post', '/user/settings', () => ({ settings: [{ name: 'a', value: '1' }] })],
  ['put', '/favorite/az/az-marktplatz-baeume', () => ({ type: 'article' })],
  ['post', '/newsletter/user', subscription],
  ['put', '/user', () => names],
  ['put', '/user/password', () => ({ password })],
  ['put', '/user/email', () => ({ email: freshEmail() })],
  ['post', '/user/add-gp-number', () => ({ gp_number: '1234567890', postcode: '12345' })],
  ['post', '/user/login-code', () => ({ email: freshEmail(), edition: 'az' })],
  ['post', '/user/passkeys/options', () => ({})],
  ['get', '/user/export', () => ({})],
  ['post', '/user/signUserData?edition=az', () => ({})],
  ['post', '/user/logout', () => ({})],
  ['delete', '/user/delete', () => ({})],
  ['post', '/cancellation', () => ({ contract: 'AZ', kind: 'ordinary', email: freshEmail(), edition: 'az' })],
]

test.each(calls)(
  '%s %s beside the deletion of its account is no fault of ours',
  async (method, path, body) => {
    for (const isWhole of [true, false]) {
      const { bearer, id } = await quickReader()
      meanwhile = () =>
        isWhole
          ? api.deps.db.account.delete({ where: { id } })
          : api.deps.db.session.deleteMany({ where: { accountId: id } })
      const call = api.caller().request(method, path, bearer)
      const { status } = await (method === 'get' ? call : call.send(body()))
      expect(meanwhile).toBeUndefined()
      expect([isWhole, status < 500]).toEqual([isWhole, true])
    }
    expect(api.log()).not.toContain('"code":"GENERIC"')
  },
)

test('what is written for a session that has gone is refused as without one', async () => {
  const { bearer, id } = await quickReader()
  meanwhile = () => api.deps.db.account.delete({ where: { id } })
  const { body } = await api
    .caller()
    .request('post', '/user/tokenSSO', bearer)
    .send({ return_url: 'http://rt.localhost:3000/overview' })
    .expect(401)
  expect(body.code).toBe('AUTH_REQUIRED')
})
