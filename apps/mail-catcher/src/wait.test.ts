import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

const wait = (query: string) => `/api/mails/wait?to=anna@example.test&${query}`

test('a mail that is there is answered at once, the newest whose subject contains the text', async () => {
  const { send, call } = await startTestCatcher()
  for (const subject of ['Bitte bestätigen', 'Bitte bestätigen Sie', 'Etwas anderes']) await send({ subject })
  const answer = await call(wait(`subject=${encodeURIComponent('bestätigen')}`))
  expect(await answer.json()).toMatchObject({
    subject: 'Bitte bestätigen Sie',
    text: expect.any(String),
    links: [],
  })
})

test('one that comes later is answered when it has come; those of others, and the known ones, are not', async () => {
  const { send, call } = await startTestCatcher()
  await send({ subject: 'Hallo' })
  const { id } = await (await call(wait('subject=Hallo'))).json()
  const waiting = call(wait(`subject=Hallo&after=${id}&timeout_s=60`))
  await send({ subject: 'Hallo', to: 'bert@example.test' })
  await send({ subject: 'Anderes' })
  await send({ subject: 'Hallo zum zweiten' })
  expect(await (await waiting).json()).toMatchObject({ subject: 'Hallo zum zweiten' })
})

test('none in time is a 404 of its own', async () => {
  const { call } = await startTestCatcher()
  const answer = await call(wait('timeout_s=0'))
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'NO_MAIL' }])
})

test.each(['timeout_s=241', 'timeout_s=-1', 'timeout_s=x', 'subjekt=x'])(
  '%s is refused with 400',
  async (query) => {
    const { call } = await startTestCatcher()
    expect((await call(wait(query))).status).toBe(400)
  },
)

test('an inbox that stops lets nobody wait', async () => {
  const { call, stop } = await startTestCatcher()
  const waiting = call(wait('timeout_s=60')).catch(() => 'cut off')
  await call('/api/messages')
  await stop()
  expect(await waiting).toBe('cut off')
})

test('a connection that is kept gathers nothing from those who waited on it', async () => {
  const { origin } = await startTestCatcher()
  const warnings: string[] = []
  const note = ({ name }: Error) => warnings.push(name)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  process.on('warning', note)
  onTestFinished(() => {
    process.off('warning', note)
    agent.destroy()
  })
  // Node warns of the eleventh listener.
  for (let waits = 0; waits <= 11; waits++) {
    const [answer] = await once(get(origin + wait('timeout_s=0'), { agent }), 'response')
    await once(answer.resume(), 'end')
  }
  expect(warnings).toEqual([])
})
