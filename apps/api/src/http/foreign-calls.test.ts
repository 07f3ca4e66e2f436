import { limits } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const [{ max }] = limits.guess
const token = 'x'.repeat(43)
// What browsers say of a picture, a frame and a call in the page of somebody else.
const picture = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }
const frame = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }
const call = {
  Origin: 'https://boese.example',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
}

describe('a page of somebody else', () => {
  test.each([
    ['by pictures', `/user/email/verify?token=${token}`, picture],
    ['by frames', '/shared-subscriptions/hasInvitation/018f2d4e-0000-7000-8000-000000000000', frame],
    ['by calls whose answer it cannot read', `/shared-subscriptions/checkInvitation?token=${token}`, call],
    [
      'at a neighbour of our domain',
      `/user/email/verify?token=${token}`,
      { ...picture, 'Sec-Fetch-Site': 'same-site' },
    ],
  ])('uses up no guesses of who looks at it, %s', async (_how, path, headers) => {
    const caller = api.caller()
    for (let sent = 0; sent <= max; sent += 1)
      expect((await caller.request('get', path).set(headers)).status).toBe(403)
    const own = await caller.request('get', '/mail/not-me').set('X-Not-Me-Token', token)
    expect(own.status).toBe(200)
  })

  test('nor by the form that mail programs send to end a newsletter', async () => {
    const caller = api.caller()
    const form = { ...call, 'Content-Type': 'application/x-www-form-urlencoded' }
    for (let sent = 0; sent <= max; sent += 1)
      expect(
        (await caller.request('post', `/service/newsletter/abmeldung?t=${token}`).set(form)).status,
      ).toBe(401)
    expect((await caller.request('get', '/mail/not-me').set('X-Not-Me-Token', token)).status).toBe(200)
  })
})

test.each([
  ['our own page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }],
  [
    'the page of another edition',
    { Origin: 'http://rt.localhost:3000', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' },
  ],
  ['who typed the address', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' }],
  ['who follows a link', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }],
  ['a program', {}],
])('%s is answered', async (_who, headers) => {
  const bearer = await bearerOf(await activeReader())
  await api.caller().request('get', '/userinfo', bearer).set(headers).expect(200)
})
