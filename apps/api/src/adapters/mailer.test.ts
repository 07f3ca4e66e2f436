import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createMailer, type Mailer } from './mailer.ts'

const mail = {
  to: 'leserin@example.test',
  fromName: 'Auentaler Zeitung',
  replyTo: 'aboservice@example.test',
  messageId: '<1@example.test>',
  subject: 'Betreff',
  text: 'Text',
  html: '<p>Text</p>',
}

const open: { server: SMTPServer; mailer: Mailer }[] = []
afterEach(async () => {
  for (const { server, mailer } of open.splice(0)) {
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
})

/** A mailer on a server of its own, and how many mails that has taken. The server's certificate is signed by nobody. */
async function sending(options: SMTPServerOptions, tls: 'required' | 'off') {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onData: (stream, _, done) => {
      stream.resume()
      stream.once('end', () => {
        taken++
        done()
      })
    },
    ...options,
  })
  // The client that leaves is what is tested.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({ smtp: { host: '127.0.0.1', port, tls }, mailFrom: 'leserkonto@example.test' })
  open.push({ server, mailer })
  return { send: () => mailer.send(mail), taken: () => taken }
}

const withoutTls = { disabledCommands: ['STARTTLS', 'AUTH'] }

test('a server without TLS gets no mail', async () => {
  const { send, taken } = await sending(withoutTls, 'required')
  await expect(send()).rejects.toMatchObject({ code: 'ETLS' })
  expect(taken()).toBe(0)
})

test('a server whose certificate nobody has signed gets no mail', async () => {
  const { send, taken } = await sending({ disabledCommands: ['AUTH'] }, 'required')
  await expect(send()).rejects.toThrow(/certificate/)
  expect(taken()).toBe(0)
})

test('with TLS switched off both get it', async () => {
  for (const options of [withoutTls, { disabledCommands: ['AUTH'] }]) {
    const { send, taken } = await sending(options, 'off')
    await send()
    expect(taken()).toBe(1)
  }
})
