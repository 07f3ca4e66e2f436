import { expect, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

/** Reads the stream until it holds the wanted number of named events. */
async function readEvents(body: ReadableStream<Uint8Array>, count: number) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (text.split('\n\n').filter((part) => part.startsWith('event:')).length < count) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return Array.from(text.matchAll(/event: (\w+)\ndata: (.+)\n\n/g), ([, name, data = '']) => [
    name,
    JSON.parse(data),
  ])
}

test('new, deleted and fault events reach an open page at once', async () => {
  const { send, messages, call, setFault } = await startTestCatcher()
  const response = await call('/api/events')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  if (!response.body) throw new Error('the answer has no body')
  await send({ subject: 'eine\n\nevent: falsch' })
  const [summary] = await messages()
  await call(`/api/messages/${summary.id}`, { method: 'DELETE' })
  await setFault('hang')
  expect(await readEvents(response.body, 3)).toEqual([
    ['added', summary],
    ['removed', { ids: [summary.id] }],
    ['fault', { mode: 'hang' }],
  ])
})

test('stopping the catcher ends open streams', async () => {
  const { call, stop } = await startTestCatcher()
  const response = await call('/api/events')
  const reading = response.text()
  await stop()
  expect(await reading).toBe('retry: 1000\n\n')
})
