import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './test-catcher.ts'

async function run(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', SMTP_PORT: '0', INBOX_PORT: '0', ...variables }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, MAIL_DIR: await temporaryFolder() },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the process within 2 s, open connections or not',
  async (signal) => {
    const child = await run({})
    const [line] = await once(child.stdout, 'data')
    const [, smtpPort, inbox] =
      /^mail-catcher ready: smtp 127\.0\.0\.1:(\d+), inbox (http:\S+)\n$/.exec(`${line}`) ?? []
    const sender = connect(Number(smtpPort), '127.0.0.1')
    await once(sender, 'data')
    const events = await fetch(`${inbox}/api/events`)
    // It would not end by itself: a sender and a reader of its events are connected.
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    await events.body?.cancel()
    sender.destroy()
  },
)

test('wrong settings end the process with their names', async () => {
  const child = await run({ SMTP_PORT: 'x', HOST: '' })
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([message, code]).toEqual(['mail-catcher: wrong settings: SMTP_PORT, HOST\n', 1])
})

test('a taken port ends the process instead of half a catcher', async () => {
  const first = await run({})
  const [line] = await once(first.stdout, 'data')
  const [, taken = ''] = /smtp [\d.]+:(\d+)/.exec(`${line}`) ?? []
  const second = await run({ SMTP_PORT: taken })
  const [message, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  expect([message, code]).toEqual([expect.stringContaining(`EADDRINUSE`), 1])
})
