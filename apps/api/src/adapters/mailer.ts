import type { Config } from '../config.ts'

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
}

/** Hands mails to the SMTP server; rejects when it does not take them. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

const timeoutMs = 10_000

/** A mailer on the configured SMTP server. */
export function createMailer({ smtp, mailFrom }: Pick<Config, 'smtp' | 'mailFrom'>): Mailer {
  // Loaded with the first mail: the start need not wait for it.
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    send: async ({ to, subject, text, html, fromName, replyTo, messageId, listUnsubscribe }) => {
      opened ??= openTransport(smtp)
      await (await opened).sendMail({
        from: { name: fromName, address: mailFrom },
        to,
        replyTo,
        subject,
        text,
        html,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'de',
          ...(listUnsubscribe && {
            'List-Unsubscribe': `<${listUnsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

async function openTransport(smtp: Config['smtp']) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...smtp,
    pool: true,
    maxConnections: 8,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
