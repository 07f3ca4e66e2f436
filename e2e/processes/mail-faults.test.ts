import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Stack } from '@leserkonto/testing'
import { activationMailTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// a killed process's mail is free again when its lease of 30 s is over
const afterKillS = 200
const afterOutageS = 120
// long enough for a second copy to show up
const watchMs = 3_000

let stack: OwnStack
let tester: Stack
beforeAll(async () => {
  stack = await prepareOwnStack()
  tester = connect({ inbox: stack.inboxUrl })
  await stack.start('publisher')
})
afterAll(() => stack.remove())

test.each([
  ['right after the answer', 0],
  ['while it hands the mail over', 1_000],
])('the mail of a process killed %s arrives once after the restart', async (_, afterMs) => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  await tester.setMailFault('hang')
  const email = await register()
  await wait(afterMs)
  api.kill()
  await api.ended
  await tester.setMailFault('none')
  expect(await tester.mailsTo(email)).toEqual([])

  const restarted = await stack.start('api')
  await activationMail(email, afterKillS)
  await wait(watchMs)
  expect(await tester.mailsTo(email)).toHaveLength(1)
  await restarted.stop()
  await mail.stop()
})

test('a reader registers while the mail server refuses for now, and gets the mail later', async () => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  await tester.setMailFault('tempfail')
  const email = await register()
  await wait(watchMs)
  expect(await tester.mailsTo(email)).toEqual([])

  await tester.setMailFault('none')
  await activationMail(email, afterOutageS)
  await wait(watchMs)
  expect(await tester.mailsTo(email)).toHaveLength(1)
  await api.stop()
  await mail.stop()
})

test('a reader registers while the mail server is gone, and gets the mail when it is back', async () => {
  const api = await stack.start('api')
  const email = await register()
  await wait(watchMs)

  const mail = await stack.start('mail')
  await activationMail(email, afterOutageS)
  await wait(watchMs)
  expect(await tester.mailsTo(email)).toHaveLength(1)
  await api.stop()
  await mail.stop()
})

test('a stop waits for the mail under way, which is not sent a second time', async () => {
  const mail = await stack.start('mail')
  const api = await stack.start('api')
  const email = await register()
  await api.stop()
  const restarted = await stack.start('api')
  await activationMail(email, afterOutageS)
  await wait(watchMs)
  expect(await tester.mailsTo(email)).toHaveLength(1)
  await restarted.stop()
  await mail.stop()
})

const activationMail = (to: string, timeoutS: number) =>
  tester.waitForMail({ to, subject: activationMailTexts.subject, timeoutS })

async function register(): Promise<string> {
  const email = `leser-${randomUUID()}@example.test`
  const json = { email, password: 'Lese-Test-2024', edition: 'az' }
  const { status } = await call(`${stack.apiUrl}/registration/register`, { method: 'POST', json })
  expect(status).toBe(202)
  return email
}
