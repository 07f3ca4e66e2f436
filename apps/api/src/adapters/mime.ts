import { reasonAgainstEmail } from '@leserkonto/rules'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'

/** A mail ready to leave. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  fromName: string
  replyTo: string
  /** One per attempt group: a repeat after a crash carries the same, so that mail programs show it once. */
  messageId: string
  listUnsubscribe?: string
  /** What the html shows as `cid:`. It comes along: one that was fetched would tell when the mail is read, and where. */
  picture?: { cid: string; png: Buffer }
}

/** A mail as it goes over the wire, and between which addresses. */
export type Message = { raw: string; envelope: { from: string; to: string[] } }

const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' }

/**
 * Writes a mail as text with an alternative in html, both quoted-printable. nodemailer writes the headers; the bodies are
 * written here at once, at a third of what its streams cost. Throws code EENVELOPE for a receiver that is not one mailbox:
 * nodemailer would read a list, and the publisher's addresses are not ours.
 */
export function messageOf(mail: OutgoingMail, from: string): Message {
  const { to, subject, text, html, fromName, replyTo, messageId, listUnsubscribe, picture } = mail
  if (reasonAgainstEmail(to) !== undefined)
    throw Object.assign(new Error('the receiver is not one mailbox'), { code: 'EENVELOPE' })
  const root = new MimeNode('multipart/alternative').setHeader({
    From: { name: fromName, address: from },
    To: to,
    'Reply-To': replyTo,
    Subject: subject,
    'Message-ID': messageId,
    ...headers,
    ...(listUnsubscribe && {
      'List-Unsubscribe': `<${listUnsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  })
  const head = root.buildHeaders()
  const shown = picture ? related(part('html', html), picture, `r${root.boundary}`) : part('html', html)
  const parts = [part('plain', text), shown].map((one) => `--${root.boundary}\r\n${one}\r\n`)
  const envelope = root.getEnvelope()
  return {
    raw: `${head}\r\n\r\n${parts.join('')}--${root.boundary}--\r\n`,
    envelope: { from: envelope.from || from, to: envelope.to },
  }
}

/** The html with its picture. */
function related(html: string, { cid, png }: NonNullable<OutgoingMail['picture']>, boundary: string): string {
  const lines = png.toString('base64').replace(/.{76}(?!$)/g, '$&\r\n')
  const image = [
    'Content-Type: image/png; name=emblem.png',
    'Content-Transfer-Encoding: base64',
    `Content-ID: <${cid}>`,
    'Content-Disposition: inline; filename=emblem.png',
    '',
    lines,
  ].join('\r\n')
  const head = `Content-Type: multipart/related; type="text/html";\r\n boundary="${boundary}"`
  return `${head}\r\n\r\n--${boundary}\r\n${html}\r\n--${boundary}\r\n${image}\r\n--${boundary}--`
}

function part(subtype: 'plain' | 'html', text: string): string {
  const lines = text.replace(/\r?\n/g, '\r\n')
  return [
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(Buffer.from(lines))),
  ].join('\r\n')
}
