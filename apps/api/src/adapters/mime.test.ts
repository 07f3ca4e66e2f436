import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { messageOf } from './mime.ts'

const from = 'konto@haus.example'
const mail = {
  to: 'leserin@example.test',
  subject: 'Bestätigen Sie Ihre Adresse – noch heute, bitte, damit Ihr Konto bei der Zeitung nutzbar wird',
  text: 'Guten Tag,\n\nüber „Größe“ = 1\n.\n.. \nhttps://az.example/konto?token=abc-_ \n',
  html: `<!doctype html>\n<p style="color:#fff">Grüße = ${'x'.repeat(200)}</p>\n`,
  fromName: 'Auentaler Zeitung, Müller & Söhne',
  replyTo: 'service@haus.example',
  messageId: '<1@haus.example>',
  listUnsubscribe: 'https://az.example/abmelden?t=1',
  picture: { cid: 'emblem@haus.example', png: Buffer.alloc(100, 'png') },
}

/** The same mail as nodemailer writes all of it. */
async function reference() {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { to, subject, text, html, fromName, replyTo, messageId, listUnsubscribe, picture } = mail
  const { message, envelope } = await transport.sendMail({
    from: { name: fromName, address: from },
    to,
    replyTo,
    subject,
    text,
    html,
    messageId,
    attachments: [
      {
        filename: 'emblem.png',
        content: picture.png,
        cid: picture.cid,
        contentType: 'image/png',
        contentDisposition: 'inline',
      },
    ],
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'de',
      'List-Unsubscribe': `<${listUnsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  return { raw: String(message), envelope }
}

/** What differs between two mails anyway, and the order of headers, taken away. */
function comparable(raw: string) {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, one = '']) => one)
  const named = boundaries.reduceRight((text, one, at) => text.replaceAll(one, `b${at}`), raw)
  const [head = '', ...bodies] = named.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')
  const headers = head.split('\r\n').filter((line) => !line.startsWith('Date:'))
  // Where long lines are broken depends on the pieces they come in, and headers of parts have no order.
  const body = bodies.join('\r\n\r\n').replaceAll('=\r\n', '').split('\r\n')
  return { headers: headers.toSorted(), body: body.filter(Boolean).toSorted() }
}

test('a mail is what nodemailer makes of it', async () => {
  const { raw, envelope } = messageOf(mail, from)
  const expected = await reference()
  expect(comparable(raw)).toEqual(comparable(expected.raw))
  expect(envelope).toEqual(expected.envelope)
  expect(raw).toMatch(/^Date: /m)
})

test('no line is too long, or ends in anything but CRLF', () => {
  const lines = messageOf(mail, from).raw.split('\r\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78)
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false)
})

// Names of readers, titles of plans and addresses come into mails from outside.
test.each(['subject', 'fromName', 'replyTo', 'messageId', 'listUnsubscribe'] as const)(
  'a line break in %s makes no header and no receiver',
  (field) => {
    for (const [lines, marker] of [
      ['\r\nBcc: opfer@example.test', 'Bcc:'],
      ['\nX-Evil: 1', 'X-Evil:'],
      ['\rX-Evil: 1', 'X-Evil:'],
      ['\r\n\r\n<script>', '<script>'],
      ['\u2028X-Evil: 1', 'X-Evil:'],
      ['\u0085X-Evil: 1', 'X-Evil:'],
    ]) {
      const { raw, envelope } = messageOf({ ...mail, [field]: `${mail[field]}${lines}` }, from)
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(head.split(/[\r\n]+/).filter((line) => line.startsWith(marker ?? ''))).toEqual([])
      expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
      expect(envelope.to.join()).not.toContain('opfer@')
    }
  },
)

test.each([
  'leserin@example.test\r\nBcc: opfer@example.test',
  'leserin@example.test, opfer@example.test',
  'leserin@example.test; opfer@example.test',
  'Leserin <leserin@example.test>',
  'Gruppe: leserin@example.test, opfer@example.test;',
  '',
])('%j is not one mailbox, and gets no mail', (to) => {
  expect(() => messageOf({ ...mail, to }, from)).toThrow(expect.objectContaining({ code: 'EENVELOPE' }))
})
