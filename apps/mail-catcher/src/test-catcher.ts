import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { onTestFinished } from 'vitest'
import { startMailCatcher } from './start.ts'

/** A new folder for one test, removed after it. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'mail-catcher-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** A running catcher on free ports for one test, with a client that sends to it. */
export async function startTestCatcher() {
  const catcher = await startMailCatcher({
    smtpPort: 0,
    inboxPort: 0,
    host: '127.0.0.1',
    dir: await temporaryFolder(),
    maxMessages: 100,
  })
  // one connection: smtp-server greets each new one only after 100 ms
  const connection = { host: '127.0.0.1', port: catcher.smtpPort, pool: true, maxConnections: 1 } as const
  const sender = nodemailer.createTransport(connection)
  onTestFinished(async () => {
    sender.close()
    await catcher.stop()
  })
  const origin = `http://127.0.0.1:${catcher.inboxPort}`
  return {
    ...catcher,
    origin,
    /** Sends a mail; missing fields get defaults. */
    send: (mail: SendMailOptions = {}) =>
      sender.sendMail({
        from: 'konto@verlag.example.test',
        to: 'anna@example.test',
        subject: 'Hallo',
        text: 'Text',
        ...mail,
      }),
    call: (path: string, init?: RequestInit) => fetch(origin + path, init),
    messages: async (query = '') => (await (await fetch(`${origin}/api/messages${query}`)).json()).messages,
    setFault: (mode: string) =>
      fetch(`${origin}/api/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      }),
  }
}
