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

const retryMs = 100

/** All mails to an address, newest first. */
export async function mailsTo(
  inbox: string,
  address: string,
): Promise<readonly { id: string; subject: string }[]> {
  const { body } = await call(`${inbox}/api/messages?to=${encodeURIComponent(address)}`)
  return (body as { messages: { id: string; subject: string }[] }).messages
}

/** The newest mail to an address; throws when none arrives in time. */
export async function nextMailTo(inbox: string, address: string, withinMs: number): Promise<Mail> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const [newest] = await mailsTo(inbox, address)
    if (newest) return (await call(`${inbox}/api/messages/${newest.id}`)).body as Mail
    await wait(retryMs)
  }
  throw new Error(`No mail to ${address} arrived within ${withinMs} ms.`)
}

/** The newest mail of that subject to an address; throws when none arrives in time. */
export async function nextMailAbout(
  subject: string,
  { inbox, address, withinMs }: { inbox: string; address: string; withinMs: number },
): Promise<Mail> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const found = (await mailsTo(inbox, address)).find((mail) => mail.subject === subject)
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
