import { expect, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

async function subscribed() {
  const catcher = await startTestCatcher()
  const answer = await catcher.call('/api/push/subscriptions', { method: 'POST' })
  const { id, endpoint } = (await answer.json()) as { id: string; endpoint: string }
  const post = (headers: Record<string, string>) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ttl: '60', ...headers },
      body: 'x',
    })
  return { catcher, id, endpoint, post }
}

test('takes nothing from who does not say who sends, or does not encrypt', async () => {
  const { catcher, post } = await subscribed()
  expect((await post({})).status).toBe(400)
  expect(
    (await post({ 'content-encoding': 'aes128gcm', authorization: 'vapid t=a.b.c, k=BAAA' })).status,
  ).toBe(403)
  expect(await (await catcher.call('/api/push/messages')).json()).toEqual({ messages: [] })
})

test('answers as it is told, and 410 once a browser has gone', async () => {
  const { catcher, id, post } = await subscribed()
  await catcher.call(`/api/push/subscriptions/${id}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 429, retry_after: 7 }),
  })
  const busy = await post({})
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7'])
  await catcher.call(`/api/push/subscriptions/${id}`, { method: 'DELETE' })
  expect((await post({})).status).toBe(410)
})
