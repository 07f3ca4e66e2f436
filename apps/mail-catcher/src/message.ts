import PostalMime, { type Address, decodeWords, type Email } from 'postal-mime'
import type { Envelope } from './envelope.ts'
import { linksIn } from './links.ts'

/** A row of the inbox. `received_at` is ISO 8601 in UTC, `to` has the envelope's recipients, including blind copies. */
export type MessageSummary = {
  id: string
  received_at: string
  from: string
  to: string[]
  subject: string
}

/** A whole mail. `headers` has lower-case names and decoded values; repeated ones are joined with a comma. */
export type Message = MessageSummary & {
  text: string | null
  html: string | null
  headers: Record<string, string>
  links: string[]
  attachments: { filename: string | null; type: string; bytes: number }[]
}

type Receipt = { id: string; receivedAtMs: number; envelope: Envelope }

/** Reads the fields of the list. Rejects if the mail is nested too deeply or its headers exceed 2 MiB. */
export async function summarise(raw: Buffer, receipt: Receipt): Promise<MessageSummary> {
  return summaryOf(await PostalMime.parse(raw), receipt)
}

/** Reads the whole mail. Rejects like `summarise`. */
export async function parseMessage(raw: Buffer, receipt: Receipt): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? null
  const html = mail.html ?? null
  return {
    ...summaryOf(mail, receipt),
    text,
    html,
    headers: headersOf(mail),
    links: linksIn(text, html),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename,
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

/** The HTML of a mail with its own pictures in it, as mail programs show it; null without HTML. Rejects like `summarise`. */
export async function shownHtml(raw: Buffer): Promise<string | null> {
  const { html, attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  if (!html) return null
  return attachments.reduce(
    (text, { contentId, mimeType, content }) =>
      contentId && mimeType.startsWith('image/')
        ? text.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${content}`)
        : text,
    html,
  )
}

function summaryOf(mail: Email, { id, receivedAtMs, envelope }: Receipt): MessageSummary {
  return {
    id,
    received_at: new Date(receivedAtMs).toISOString(),
    from: mail.from ? displayed(mail.from) : envelope.from,
    to: envelope.to,
    subject: mail.subject ?? '',
  }
}

function displayed({ name, address }: Address): string {
  if (!address) return name
  return name ? `${name} <${address}>` : address
}

function headersOf(mail: Email): Record<string, string> {
  const values = new Map<string, string>()
  for (const { key, value } of mail.headers) {
    const earlier = values.get(key)
    values.set(key, earlier === undefined ? decodeWords(value) : `${earlier}, ${decodeWords(value)}`)
  }
  // fromEntries defines own properties, so a header named __proto__ stays a plain key
  return Object.fromEntries(values)
}
