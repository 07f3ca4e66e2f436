import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { activationMailTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { mailsTo, nextMail } from '../support/inbox.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// a killed process's mail is free again when its lease of 30 s is over
const afterKillMs = 200_000
const afterOutageMs = 120_000
// long enough for a second copy to show up
const watchMs = 3_000

let stack: OwnStack
beforeAll(async () => {
  stack = await prepareOwnStack()
  await stack.start('publisher')
})
afterAll(() => stack.remove())

test.each([
  ['right after the answer', 0],
  ['while it hands the mail over', 1_000],
])('the mail of a process killed %s arrives once after the restart', async (_, afterMs) => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  await smtp('hang')
  const email = await register()
  await wait(afterMs)
  api.kill()
  await api.ended
  await smtp('none')
  expect(await mailsTo(stack.inboxUrl, email)).toEqual([])

  const restarted = await stack.start('api')
  await activationMail(email, afterKillMs)
  await wait(watchMs)
  expect(await mailsTo(stack.inboxUrl, email)).toHaveLength(1)
  await restarted.stop()
  await mail.stop()
})

test('a reader registers while the mail server refuses for now, and gets the mail later', async () => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  await smtp('tempfail')
  const email = await register()
  await wait(watchMs)
  expect(await mailsTo(stack.inboxUrl, email)).toEqual([])

  await smtp('none')
  await activationMail(email, afterOutageMs)
  await wait(watchMs)
  expect(await mailsTo(stack.inboxUrl, email)).toHaveLength(1)
  await api.stop()
  await mail.stop()
})

test('a reader registers while the mail server is gone, and gets the mail when it is back', async () => {
  const api = await stack.start('api')
  const email = await register()
  await wait(watchMs)

  const mail = await stack.start('mail')
  await activationMail(email, afterOutageMs)
  await wait(watchMs)
  expect(await mailsTo(stack.inboxUrl, email)).toHaveLength(1)
  await api.stop()
  await mail.stop()
})

test('a stop waits for the mail under way, which is not sent a second time', async () => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  const email = await register()
  await api.stop()
  const restarted = await stack.start('api')
  await activationMail(email, afterOutageMs)
  await wait(watchMs)
  expect(await mailsTo(stack.inboxUrl, email)).toHaveLength(1)
  await restarted.stop()
  await mail.stop()
})

const activationMail = (address: string, withinMs: number) =>
  nextMail({ inbox: stack.inboxUrl, address, subject: activationMailTexts.subject, withinMs })

async function register(): Promise<string> {
  const email = `leser-${randomUUID()}@example.test`
  const json = { email, password: 'Lese-Test-2024', edition: 'az' }
  const { status } = await call(`${stack.apiUrl}/registration/register`, { method: 'POST', json })
  expect(status).toBe(202)
  return email
}

async function smtp(mode: 'none' | 'tempfail' | 'hang') {
  const { status } = await call(`${stack.inboxUrl}/api/faults`, { method: 'POST', json: { mode } })
  expect(status).toBe(200)
}
