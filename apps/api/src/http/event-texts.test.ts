import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { eventSecrets } from '../testing/test-publisher.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { crm, mail, content, unsubscribe } = eventSecrets
const event = { id: 'evt-\0', occurred_at: '2026-11-20T12:00:00.000Z' }

test.each([
  ['crm-events', crm, { ...event, type: 'subscription.changed', gp_number: '\0', seq: 1 }, 'id gp_number'],
  ['mail-events', mail, { ...event, type: 'mail.hard', email: 'a\0@example.test' }, 'id email'],
  [
    'content-events',
    content,
    { ...event, type: 'section.changed', edition: 'az', category: '\0' },
    'id category',
  ],
  [
    'unsubscribe-links',
    unsubscribe,
    { newsletter_id: 'az-morgen', emails: ['a\0@example.test'] },
    'emails.0',
  ],
])('%s with a text that no database keeps is refused by its field', async (path, secret, sent, wrong) => {
  const body = JSON.stringify(sent)
  const t = Math.floor(api.deps.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const answer = await api
    .caller()
    .request('post', `/internal/${path}`)
    .set({ 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` })
    .send(body)
    .expect(422)
  const fields = answer.body.field_errors.map(({ field }: { field: string }) => field)
  expect(fields.join(' ')).toBe(wrong)
})
