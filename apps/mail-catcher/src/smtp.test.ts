import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

test('a mail sent over SMTP can be read with text, HTML, headers and links', async () => {
  const { send, messages, call } = await startTestCatcher()
  const before = Date.now()
  await send({
    from: '"Allgemeine Zeitung" <konto@az.example.test>',
    subject: 'Bestätigen Sie Ihre Anmeldung',
    text: 'Grüße: http://az.localhost:3000/aktivieren?t=1&x=ä.',
    html: '<p>Grüße</p><a href="http://az.localhost:3000/hilfe?a=1&amp;b=2">Hilfe</a>',
    headers: { 'X-Ausgabe': 'az' },
  })
  const [summary] = await messages()
  expect(summary).toEqual({
    id: expect.stringMatching(/^\d{8}T\d{9}Z-[\da-f]{12}$/),
    received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    from: 'Allgemeine Zeitung <konto@az.example.test>',
    to: ['anna@example.test'],
    subject: 'Bestätigen Sie Ihre Anmeldung',
  })
  expect(Date.parse(summary.received_at)).toBeGreaterThanOrEqual(before)
  expect(await (await call(`/api/messages/${summary.id}`)).json()).toMatchObject({
    ...summary,
    text: expect.stringContaining('Grüße: http'),
    html: expect.stringContaining('<p>Grüße</p>'),
    headers: { 'x-ausgabe': 'az', subject: 'Bestätigen Sie Ihre Anmeldung' },
    links: ['http://az.localhost:3000/aktivieren?t=1&x=ä', 'http://az.localhost:3000/hilfe?a=1&b=2'],
    attachments: [],
  })
})

test('the time of receipt counts, not the Date header', async () => {
  const { send, messages } = await startTestCatcher()
  await send({ date: new Date('2001-02-03T04:05:06Z') })
  expect((await messages())[0].received_at).not.toContain('2001')
})

test('a blind copy is found by its recipient, and the mail itself does not name them', async () => {
  const { send, messages, call } = await startTestCatcher()
  await send({ to: 'anna@example.test', bcc: 'heimlich@example.test' })
  const [summary] = await messages('?to=heimlich@example.test')
  expect(summary.to).toEqual(['anna@example.test', 'heimlich@example.test'])
  expect(await (await call(`/api/messages/${summary.id}/source`)).text()).not.toContain('heimlich')
})

test('addresses with umlauts before and after the @ arrive', async () => {
  const { send, messages } = await startTestCatcher()
  await send({ to: 'jörg@müller.example.test', subject: 'Für Jörg' })
  expect(await messages('?to=jörg@müller.example.test')).toMatchObject([
    { to: ['jörg@müller.example.test'], subject: 'Für Jörg' },
  ])
  expect(await messages('?to=JÖRG@xn--mller-kva.example.test')).toHaveLength(1)
})

test('one connection may bring any number of mails', async () => {
  const { smtpPort, messages } = await startTestCatcher()
  const pool = nodemailer.createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    pool: true,
    maxConnections: 1,
  })
  const mail = { from: 'a@example.test', to: 'b@example.test', text: 'x' }
  await Promise.all(Array.from({ length: 30 }, (_, index) => pool.sendMail({ ...mail, subject: `${index}` })))
  pool.close()
  expect(await messages()).toHaveLength(30)
})

test('neither encryption nor sign-in is offered', async () => {
  const { smtpPort } = await startTestCatcher()
  const socket = connect(smtpPort, '127.0.0.1')
  await once(socket, 'data')
  socket.write('EHLO sender.example.test\r\n')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toContain('SMTPUTF8')
  expect(String(answer)).not.toMatch(/STARTTLS|AUTH/)
})

test('a mail over 10 MiB is refused and not kept', async () => {
  const { send, messages } = await startTestCatcher()
  await expect(send({ text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toMatchObject({ responseCode: 552 })
  expect(await messages()).toEqual([])
})

test('a mail that cannot be parsed is refused and not kept', async () => {
  const { send, messages } = await startTestCatcher()
  const nested = Array.from({ length: 300 }, (_, n) => {
    const outer = n === 0 ? '' : `--b${n - 1}\r\n`
    return `${outer}Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n`
  }).join('')
  await expect(send({ raw: nested })).rejects.toMatchObject({ responseCode: 554 })
  expect(await messages()).toEqual([])
})

test('a mail whose sender breaks off halfway is not kept', async () => {
  const { smtpPort, messages } = await startTestCatcher()
  const socket = connect(smtpPort, '127.0.0.1')
  for (const line of ['EHLO x', 'MAIL FROM:<a@example.test>', 'RCPT TO:<b@example.test>', 'DATA']) {
    await once(socket, 'data')
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'data')
  socket.end('Subject: halb\r\n\r\nangefangen')
  await once(socket, 'close')
  await pause(50)
  expect(await messages()).toEqual([])
})
