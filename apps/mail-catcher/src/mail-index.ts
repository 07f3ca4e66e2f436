import { addressKey, searchableAddress } from './address.ts'
import type { MessageSummary } from './message.ts'

/** `to` finds one mailbox (case and IDN spelling do not matter), `search` any part of a recipient's address. */
export type MailFilter = { to?: string | undefined; search?: string | undefined }

/** The rows of the inbox in memory, so that a list never waits for the disk. */
export type MailIndex = {
  add(summary: MessageSummary): void
  has(id: string): boolean
  /** False if there is no such mail. */
  remove(id: string): boolean
  /** Newest first. */
  list(filter?: MailFilter): MessageSummary[]
  /** Ids of all mails except the `max` newest. */
  beyond(max: number): string[]
}

type Entry = { summary: MessageSummary; keys: string[]; searchable: string }

export function createMailIndex(): MailIndex {
  const entries = new Map<string, Entry>()
  const newestFirst = () => [...entries.values()].sort((a, b) => (a.summary.id < b.summary.id ? 1 : -1))
  return {
    add(summary) {
      const searchable = summary.to.map(searchableAddress).join('\n')
      entries.set(summary.id, { summary, keys: summary.to.map(addressKey), searchable })
    },
    has: (id) => entries.has(id),
    remove: (id) => entries.delete(id),
    list: (filter = {}) =>
      newestFirst()
        .filter(matching(filter))
        .map(({ summary }) => summary),
    beyond: (max) =>
      entries.size > max
        ? newestFirst()
            .slice(max)
            .map(({ summary }) => summary.id)
        : [],
  }
}

function matching({ to, search }: MailFilter): (entry: Entry) => boolean {
  const key = to === undefined ? undefined : addressKey(to)
  const part = search?.trim().normalize('NFC').toLowerCase() ?? ''
  return ({ keys, searchable }) => (key === undefined || keys.includes(key)) && searchable.includes(part)
}
