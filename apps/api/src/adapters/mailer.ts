import type { Config } from '../config.ts'
import { step } from '../trace.ts'
import type { OutgoingMail } from './mime.ts'

/** Hands mails to the SMTP server; rejects when it does not take them. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

const timeoutMs = 10_000

const portOfTls = 465

/**
 * A mailer on the configured SMTP server. Where TLS is required it sends nothing, name and password included, before the
 * connection is encrypted to a server with a valid certificate.
 */
export function createMailer({ smtp, mailFrom }: Pick<Config, 'smtp' | 'mailFrom'>): Mailer {
  // Loaded with the first mail: the start need not wait for it.
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    send: async (mail) => {
      opened ??= openTransport(smtp)
      const { transport, messageOf } = await opened
      await step('smtp send', () => transport.sendMail(messageOf(mail, mailFrom)))
    },
    close: () => void opened?.then(({ transport }) => transport.close()),
  }
}

async function openTransport(smtp: Config['smtp']) {
  const [{ createTransport }, { messageOf }] = await Promise.all([import('nodemailer'), import('./mime.ts')])
  const { tls, ...server } = smtp
  const transport = createTransport({
    ...server,
    // Off is off, and not "if the server offers it": what was encrypted yesterday would silently be plain today.
    ...(tls === 'off' ? { ignoreTLS: true } : { secure: smtp.port === portOfTls, requireTLS: true }),
    pool: true,
    maxConnections: 8,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { transport, messageOf }
}
