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
