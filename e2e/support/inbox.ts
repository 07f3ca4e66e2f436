import { setTimeout as wait } from 'node:timers/promises'
import { call } from './call.ts'

/** A mail as the inbox hands it out. */
export type Mail = {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
}

/** What the inbox's list says of a mail. */
export type Listed = Pick<Mail, 'id' | 'subject'>

/** The mail that is waited for: one address gets several, in any order, and the first is not always the one meant. */
type Awaited = {
  readonly inbox: string
  readonly address: string
  readonly subject: string | RegExp
  /** Mails that were there before. @default none */
  readonly known?: readonly Listed[]
  readonly withinMs: number
}

const retryMs = 100

/** All mails to an address, newest first. */
export async function mailsTo(inbox: string, address: string): Promise<readonly Listed[]> {
  const { body } = await call(`${inbox}/api/messages?to=${encodeURIComponent(address)}`)
  return (body as { messages: Listed[] }).messages
}

/** The newest mail of that subject to an address; throws when none arrives in time. */
export async function nextMail({ inbox, address, subject, known = [], withinMs }: Awaited): Promise<Mail> {
  const isMeant = (mail: Listed) =>
    (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)) &&
    !known.some(({ id }) => id === mail.id)
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const found = (await mailsTo(inbox, address)).find(isMeant)
    if (found) return (await call(`${inbox}/api/messages/${found.id}`)).body as Mail
    await wait(retryMs)
  }
  throw new Error(`No mail "${subject}" to ${address} arrived within ${withinMs} ms.`)
}

/** The link of a mail whose path ends as given; throws when there is none. */
export function linkIn({ links, subject }: Mail, pathEnd: string): string {
  const link = links.find((url) => new URL(url).pathname.endsWith(pathEnd))
  if (!link) throw new Error(`The mail "${subject}" has no link to …${pathEnd}, only: ${links.join(' ')}`)
  return link
}
