import { buildInbox } from './app.ts'
import { createFaults } from './faults.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { listenForMail, portOf } from './smtp.ts'

export type { Mailbox } from './mailbox.ts'
export type { Message, MessageSummary } from './message.ts'

export type MailCatcherOptions = {
  /** 0 uses a free port. */
  smtpPort: number
  /** 0 takes a free port. */
  inboxPort: number
  /** Address to listen on, for example 127.0.0.1. */
  host: string
  /** Folder of the .eml files; created if it is missing. One running catcher per folder. */
  dir: string
  /** How many of the newest mails are kept. */
  maxMessages: number
}

export type MailCatcher = {
  smtpPort: number
  inboxPort: number
  mailbox: Mailbox
  /** Frees both ports and ends open connections; resolves within a second. */
  stop(): Promise<void>
}

/** Starts SMTP and inbox over the mails kept in `dir`. Rejects, listening to nothing, if a port is taken. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { smtpPort, inboxPort, host, dir, maxMessages } = options
  const mailbox = await openMailbox(dir, { maxMessages })
  const faults = createFaults()
  const inbox = buildInbox(mailbox, faults)
  const smtp = await inbox
    .listen({ port: inboxPort, host })
    .then(() => listenForMail(mailbox, faults, { port: smtpPort, host }))
    .catch(async (cause) => {
      await inbox.close()
      throw cause
    })
  return {
    smtpPort: smtp.port,
    inboxPort: portOf(inbox.server),
    mailbox,
    async stop() {
      await Promise.all([smtp.stop(), inbox.close()])
    },
  }
}
