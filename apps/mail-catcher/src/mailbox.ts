import { type Envelope, splitEnvelope, withEnvelope } from './envelope.ts'
import { type MailFiles, openMailFiles } from './mail-files.ts'
import { createMailIndex, type MailFilter, type MailIndex } from './mail-index.ts'
import { type Message, type MessageSummary, parseMessage, summarise } from './message.ts'
import { newMessageId, receivedAtMsOf } from './message-id.ts'

export type MailboxChange = { added: MessageSummary } | { removed: string[] }

/** The caught mails. No two have the same time of receipt. */
export type Mailbox = {
  /** Keeps a mail as sent. Resolves once it is on disk; rejects if it cannot be read as a mail or be written. */
  add(raw: Buffer, envelope: Envelope): Promise<MessageSummary>
  /** Newest first. */
  list(filter?: MailFilter): MessageSummary[]
  read(id: string): Promise<Message | undefined>
  /** The mail as the sender sent it, byte for byte. */
  source(id: string): Promise<Buffer | undefined>
  /** Removes the mails among `ids` that exist and returns their number. */
  remove(ids: string[]): Promise<number>
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (change: MailboxChange) => void): () => void
}

// our choice: enough for the headers of any mail with 100 recipients, and small enough to read 5,000 mails at the start
const maxHeadBytes = 128 * 1024

/** Opens the folder of mails and keeps the newest `maxMessages` of them, now and later. */
export async function openMailbox(dir: string, { maxMessages }: { maxMessages: number }): Promise<Mailbox> {
  const files = await openMailFiles(dir)
  const index = createMailIndex()
  await readKept(files, index)
  const listeners = new Set<(change: MailboxChange) => void>()
  const notify = (change: MailboxChange) => {
    for (const listener of listeners) listener(change)
  }
  const nextReceivedAtMs = risingClock(index.list()[0])

  async function add(raw: Buffer, envelope: Envelope): Promise<MessageSummary> {
    const receivedAtMs = nextReceivedAtMs()
    const id = newMessageId(receivedAtMs)
    const summary = await summarise(raw, { id, receivedAtMs, envelope })
    await files.write(id, withEnvelope(raw, envelope))
    index.add(summary)
    notify({ added: summary })
    await remove(index.beyond(maxMessages))
    return summary
  }

  async function remove(ids: string[]): Promise<number> {
    const removed = ids.filter(index.remove)
    if (removed.length > 0) notify({ removed })
    await Promise.all(removed.map(files.remove))
    return removed.length
  }

  // only ids from the index become file names, so that no caller can choose a path
  const fileOf = async (id: string) => (index.has(id) ? files.read(id) : undefined)

  function subscribe(listener: (change: MailboxChange) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  await remove(index.beyond(maxMessages))
  return {
    add,
    list: index.list,
    read: async (id) => readMessage(id, await fileOf(id)),
    source: async (id) => splitEnvelope(await fileOf(id))?.raw,
    remove,
    subscribe,
  }
}

/** Times of receipt, each at least 1 ms after the one before, so that names sort by receipt even across a restart. */
function risingClock(newest: MessageSummary | undefined): () => number {
  let lastMs = newest ? Date.parse(newest.received_at) : 0
  return () => {
    lastMs = Math.max(Date.now(), lastMs + 1)
    return lastMs
  }
}

async function readKept(files: MailFiles, index: MailIndex): Promise<void> {
  for (const id of await files.ids()) {
    const split = splitEnvelope(files.readStart(id, maxHeadBytes))
    if (!split) continue
    const headEnd = split.raw.indexOf('\r\n\r\n')
    const head = headEnd < 0 ? split.raw : split.raw.subarray(0, headEnd)
    index.add(await summarise(head, { id, receivedAtMs: receivedAtMsOf(id), envelope: split.envelope }))
  }
}

async function readMessage(id: string, file: Buffer | undefined): Promise<Message | undefined> {
  const split = splitEnvelope(file)
  return split && parseMessage(split.raw, { id, receivedAtMs: receivedAtMsOf(id), envelope: split.envelope })
}
