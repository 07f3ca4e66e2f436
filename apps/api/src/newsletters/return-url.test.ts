import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, confirm, newestLink } = subscribersOf(() => api)

/** Where a confirmation sends the reader who signed up with this. */
async function arrivesAt(return_url: string): Promise<string | undefined> {
  const email = freshEmail('ziel')
  await signUp(email, ['az-morgen'], { return_url }).expect(200)
  return (await confirm(await newestLink(email)).expect(200)).body.return_url
}

test.each([
  '//evil.example',
  '///evil.example',
  'https:///evil.example',
  'https:evil.example',
  '/\\evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'https://evil.example@az.example/',
  'https://az.example@evil.example/',
  'https://az.example.evil.example/',
  'https://evilaz.example/',
  'https://az.example:8443/',
  'https%3A%2F%2Fevil.example',
  '/%0d%0aSet-Cookie:x',
  'https://az.example%E3%80%82evil.example/',
  'https://az.localhost:3000.evil.example/',
  '/x#access_token=eyJ',
])('G37, A07: %j leads nowhere', async (return_url) => {
  expect(await arrivesAt(return_url)).toBeUndefined()
})

test.each(['/service/profil?a=1#b', 'https://www.az.example/x', 'http://az.localhost:3000/x'])(
  '%s is kept byte by byte',
  async (return_url) => {
    expect(await arrivesAt(return_url)).toBe(return_url)
  },
)

test('5,000 characters are too many', async () => {
  const return_url = `/${'x'.repeat(5_000)}`
  const { body } = await signUp(freshEmail(), ['az-morgen'], { return_url }).expect(422)
  expect(body.field_errors).toMatchObject([{ field: 'return_url' }])
})
