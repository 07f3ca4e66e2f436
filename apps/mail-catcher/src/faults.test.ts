import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

test.each([
  ['refuse', 550],
  ['tempfail', 451],
])('in fault mode %s a recipient is answered with %i, until the mode is left', async (mode, responseCode) => {
  const { send, setFault, call, messages } = await startTestCatcher()
  expect(await (await setFault(mode)).json()).toEqual({ mode })
  expect(await (await call('/api/faults')).json()).toEqual({ mode })
  await expect(send()).rejects.toMatchObject({ responseCode })
  expect(await messages()).toEqual([])
  await setFault('none')
  await send()
  expect(await messages()).toHaveLength(1)
})

test('in fault mode hang nothing is answered until the mode changes', async () => {
  const { send, setFault, messages } = await startTestCatcher()
  await setFault('hang')
  let answered = false
  const sending = send().then(() => {
    answered = true
  })
  await pause(300)
  expect(answered).toBe(false)
  await setFault('none')
  await sending
  expect(await messages()).toHaveLength(1)
})

test('a hanging sender does not keep the catcher from stopping', async () => {
  const { send, setFault, stop } = await startTestCatcher()
  await setFault('hang')
  const sending = send().catch((cause) => cause)
  await pause(100)
  // Without an end of its own it would hang for as long as a test may take.
  await stop()
  expect(await sending).toBeInstanceOf(Error)
})

test('an unknown mode is refused and changes nothing', async () => {
  const { setFault, call } = await startTestCatcher()
  expect((await setFault('explode')).status).toBe(400)
  expect(await (await call('/api/faults')).json()).toEqual({ mode: 'none' })
})
