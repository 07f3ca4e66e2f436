import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { subscribersOf } from '../../testing/subscribers.ts'
import { workOf } from '../../work.ts'
import { proveConsents } from './prove-consents.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { subscriber, editLink, put } = subscribersOf(() => api)
const proof = (email: string) => proveConsents(email, workOf(api.deps))

test('the proof of an address holds each step with its text, its mail and its origin', async () => {
  const email = await subscriber()
  const { id, token } = await editLink(email)
  await put(id, { register_status: 5, reason: '001', token }).expect(200)
  const { steps } = await proof(email.toUpperCase())
  // The first two happen at the same instant of the test's clock.
  expect(steps.map(({ type, method }) => `${type} by ${method}`).sort()).toEqual([
    'confirmed by link',
    'requested by form',
    'unsubscribed by edit_page',
  ])
  expect(steps.at(-1)?.type).toBe('unsubscribed')
  expect(steps.find(({ type }) => type === 'confirmed')).toMatchObject({
    newsletter_ids: ['az-morgen'],
    edition: 'az',
    ip: expect.stringMatching(/^10\./),
    mail_id: expect.any(String),
    text_version: 'newsletter-2026-12',
    text: expect.stringContaining('Newsletter'),
    text_is_unchanged: true,
  })
  expect((await proof(freshEmail())).steps).toEqual([])
})

test('a text that is not the one agreed to any more is said to be another', async () => {
  const email = await subscriber()
  const { emailHmac, newsletterUserId } = await api.deps.db.consentEvent.findFirstOrThrow({
    where: { emailHmac: api.deps.secrets.mac('address', email) },
  })
  const event = { edition: 'az', method: 'link', newsletterIds: ['az-abend'] }
  await api.deps.db.consentEvent.create({
    data: {
      ...event,
      type: 'confirmed',
      id: randomUUID(),
      emailHmac,
      newsletterUserId,
      at: api.deps.clock.now(),
      textVersion: 'newsletter-2026-11',
      textSha256: 'x',
    },
  })
  expect((await proof(email)).steps.at(-1)).toMatchObject({ text_is_unchanged: false })
})
