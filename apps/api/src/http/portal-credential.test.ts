import { createHash } from 'node:crypto'
import { limits } from '@leserkonto/rules'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../store/testing/statements-of.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const [older, newer] = ['geheim-bisher-1', 'geheim-kuenftig-2']
const portals = [
  { id: 'ausflug', secrets_sha256: [hashOf(newer), hashOf(older)], origins: ['https://ausflug.example'] },
]

let api: Harness
let bearers: string[]
beforeAll(async () => {
  api = await startHarness({ PORTALS: JSON.stringify(portals) })
  const { quickReader } = linkingOf(() => api)
  bearers = []
  for (let one = 0; one < 20; one++) bearers.push((await quickReader()).bearer)
})
afterAll(() => api.close())

const credential = `ausflug:${newer}`
/** All calls come from one address, as a portal's server has one. */
const check = (bearer: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    url: '/user/checkRight?edition=az&right=09',
    headers: { authorization: `Bearer ${bearer}`, ...headers },
  })
const asPortal = { 'x-portal-credential': credential }

// Source: docs/spec/contract.md#portals.
describe('a portal’s server', () => {
  test('checks rights for its readers beyond its network’s limit; one reader’s script is stopped', async () => {
    const calls = limits.flood[0].max + 200
    const statuses = new Set<number>()
    for (let call = 0; call < calls; call++)
      statuses.add((await check(bearers[call % 20] ?? '', asPortal)).statusCode)
    expect(statuses).not.toContain(429)
    const [script = '', other = ''] = bearers
    for (let call = 0; call < limits.portalReader[0].max; call++) await check(script, asPortal)
    const stopped = await check(script, asPortal)
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await check(other, asPortal)).statusCode).not.toBe(429)
    api.advance(60_000)
  })

  test('may have two secrets while it changes them', async () => {
    // This reader has no plan, which is another 403 than that of a wrong credential.
    for (const secret of [older, newer]) {
      const answer = await check(bearers[0] ?? '', { 'x-portal-credential': `ausflug:${secret}` })
      expect(answer.json().code).toBe('RIGHT_NOT_GRANTED')
    }
  })

  test.each(['ausflug:falsch', `fremd:${newer}`, newer, '', ':', 'ausflug:', `ausflug:${newer} `.repeat(2)])(
    'with the credential "%s" is refused',
    async (wrong) => {
      const { statusCode, body } = await check(bearers[0] ?? '', { 'x-portal-credential': wrong })
      expect([statusCode, JSON.parse(body).code]).toEqual([403, 'FORBIDDEN'])
    },
  )

  test.each([
    { origin: 'https://ausflug.example' },
    { origin: 'http://az.localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
  ])('is refused from a browser: %o', async (browser) => {
    const answer = await check(bearers[0] ?? '', { ...asPortal, ...browser } as Record<string, string>)
    expect(answer.json().code).toBe('FORBIDDEN')
  })

  test('asks the database no more often than a reader', async () => {
    const count = async (headers: Record<string, string>) =>
      (await statementsOf(api.deps.pool, () => check(bearers[1] ?? '', headers))).statements.length
    expect(await count(asPortal)).toBe(await count({}))
  })

  test('pages at its own origins may call, without the header of the secret', async () => {
    const answer = await supertest(api.app.server)
      .options('/userinfo')
      .set('Origin', 'https://ausflug.example')
      .set('Access-Control-Request-Method', 'GET')
      .expect(204)
    expect(answer.headers['access-control-allow-origin']).toBe('https://ausflug.example')
    expect(answer.headers['access-control-allow-headers']).not.toMatch(/portal/i)
  })

  test('wrong credentials count against the network', async () => {
    const wrong = { 'x-portal-credential': 'ausflug:geraten-9', 'x-forwarded-for': '198.51.100.9' }
    for (let call = 0; call < limits.flood[0].max; call++) await check('x', wrong)
    expect((await check('x', wrong)).statusCode).toBe(429)
  })
})
