import { editions } from '@leserkonto/editions'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const get = (path: string, host: string) =>
  supertest(api.app.server).get(`/.well-known/${path}`).set('Host', `${host}.localhost:3000`)

test('browsers learn at the sign-on edition where its passkeys may be used, and nowhere else', async () => {
  const { body, headers } = await get('webauthn', 'sso').expect(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(body).toEqual({
    origins: editions.map(({ shortcut }) => `http://${shortcut}.localhost:3000`),
  })
  await get('webauthn', 'az').expect(404)
})

test.each(['az', 'sso'])('password managers find the page for a new password at %s', async (host) => {
  const { headers } = await get('change-password', host).expect(302)
  expect(headers.location).toBe('/service/profil/sicherheit')
})

test('and the page for passkeys', async () => {
  const url = 'http://sso.localhost:3000/service/profil/sicherheit'
  expect((await get('passkey-endpoints', 'az').expect(200)).body).toEqual({ enroll: url, manage: url })
})

test.each(['az', 'rt', 'sso'])(
  'at %s a program reads where a hole is reported, and for how long that holds',
  async (host) => {
    const { text, headers } = await get('security.txt', host).expect(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = text
      .trim()
      .split('\n')
      .map((line) => line.split(': '))
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
    const { Contact, Expires, Canonical, 'Preferred-Languages': languages } = Object.fromEntries(fields)
    expect(Contact).toBe(editions.find(({ shortcut }) => shortcut === host)?.links.contact)
    expect(Contact).toMatch(/^https:/)
    expect([languages, Canonical]).toEqual([
      'de, en',
      `http://${host}.localhost:3000/.well-known/security.txt`,
    ])
    const days = (Date.parse(Expires) - api.deps.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    // Less than a year is what the standard recommends.
    expect(days).toBeLessThan(365)
  },
)

test('the mailbox that is configured takes the place of the contact page', async () => {
  const own = await startHarness({ SECURITY_CONTACT: 'mailto:sicherheit@example.test' })
  const { text } = await supertest(own.app.server).get('/.well-known/security.txt')
  expect(text).toContain('Contact: mailto:sicherheit@example.test\n')
  await own.close()
})
