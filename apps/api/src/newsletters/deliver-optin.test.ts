import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OptinEntry } from '../outbox/entries.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { deliverOptin } from './deliver-optin.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { subscriber } = subscribersOf(() => api)
const waiting = () => api.deps.db.outbox.count({ where: { kind: 'publisher.optin' } })

test('says what was confirmed in the words of the publisher, under a key of its own', async () => {
  const entry: OptinEntry = {
    companyId: 22,
    acquisitionId: 1,
    channelId: 3,
    campaign: 'registrierung-sso',
    email: 'leser@example.test',
    newsletterIds: ['sso-neues'],
    confirmedAt: '2026-11-20T12:00:00.000Z',
  }
  const optin = vi.fn(async () => ({ ok: false, reason: 'refused', code: 'NEWSLETTER_UNKNOWN' }) as const)
  const job = workOf(api.deps)
  await deliverOptin(entry, api.deps.ids.newId(), { ...job, publisher: { ...job.publisher, optin } })
  const body = {
    company_id: 22,
    acquisition_id: 1,
    channel_id: 3,
    campaign: 'registrierung-sso',
    email: 'leser@example.test',
    newsletter_ids: ['sso-neues'],
    confirmed_at: '2026-11-20T12:00:00.000Z',
  }
  expect(optin).toHaveBeenCalledWith(body, expect.any(String))
})

test('a confirmation waits for a publisher that is down, and is told once', async () => {
  const before = await waiting()
  await api.publisher.fail({ match: { method: 'POST', path_regex: '/optins' }, action: { status: 503 } })
  await subscriber(['az-morgen'])
  await api.settle()
  expect(await waiting()).toBe(before + 1)
  const tries = (await api.publisher.requests('/optins')).length
  await api.publisher.heal()
  api.advance(10 * 60_000)
  await api.settle()
  await api.settle()
  expect(await waiting()).toBe(before)
  expect(await api.publisher.requests('/optins')).toHaveLength(tries + 1)
})
