import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import { issuer, paper, partnersEnv } from '../../testing/partners.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper))
})
afterAll(() => api.close())

const { begin } = partnerSideOf(() => api)
const ask = (path: string, ip = api.caller().ip) =>
  supertest(api.app.server)
    .get(path)
    .set({ Host: new URL(issuer).host, 'X-Forwarded-For': ip })

test('a stranger’s sign-out writes nothing that lasts longer than a sign-in may take', async () => {
  const { db, clock } = api.deps
  const ofNobody = { kind: 'Session', sessionId: null }
  await db.oidcEntry.deleteMany({ where: ofNobody })
  await ask(`/oidc/session/end?state=${'x'.repeat(500)}`).expect(200)
  const rows = await db.oidcEntry.findMany({ where: ofNobody })
  expect(rows.map(({ expiresAt }) => expiresAt.getTime() - clock.now().getTime())).toEqual([60 * 60_000])
})

test('one network begins 2,000 sign-ins an hour; what partners’ servers ask for is not counted', async () => {
  const { ip } = api.caller()
  const { pathname, search } = (await begin(paper)).url
  await ask(pathname + search, ip).expect(303)
  const key = api.deps.secrets.mac('limit', `network ${ip}`)
  const counted = { where: { bucket: 'partner.0', key }, data: { count: 2_000 } }
  expect((await api.deps.db.rateLimit.updateMany(counted)).count).toBe(1)
  const before = await api.deps.db.oidcEntry.count()
  for (const path of [pathname + search, `${pathname}/${search}`, '/oidc/session/end'])
    expect((await ask(path, ip).expect(429)).body.code).toBe('RATE_LIMITED')
  expect(await api.deps.db.oidcEntry.count()).toBe(before)
  for (const path of ['/oidc/jwks', '/oidc/.well-known/openid-configuration']) await ask(path, ip).expect(200)
  await ask('/oidc/me', ip).expect(401)
})

test('no answer of the provider is kept by a cache or shown in a frame', async () => {
  const { pathname, search } = (await begin(paper)).url
  for (const [path, status] of [
    [pathname + search, 303],
    [`${pathname}?client_id=niemand`, 400],
    ['/oidc/auth/unbekannt', 400],
    ['/oidc/session/end', 200],
    ['/oidc/session/end/success', 200],
    ['/oidc/me', 401],
  ] as const) {
    const { headers } = await ask(path).expect(status)
    expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})
