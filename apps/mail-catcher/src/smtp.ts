import type { Server } from 'node:net'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerSession,
} from 'smtp-server'
import type { Faults } from './faults.ts'
import type { Mailbox } from './mailbox.ts'

const maxMailBytes = 10 * 1024 * 1024
const maxClients = 200
const maxRecipients = 100 // RFC 5321 §4.5.3.1.8: a server takes at least 100
const stopWithinMs = 300

/** Listens for mails; port 0 uses a free one. Rejects if the port is taken. `stop` frees it within 300 ms. */
export async function listenForMail(
  mailbox: Mailbox,
  faults: Faults,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    name: 'mail-catcher',
    banner: 'every mail ends here',
    // a local catcher has no accounts and no certificate; with STARTTLS on offer, senders would try it and fail
    disabledCommands: ['AUTH', 'STARTTLS'],
    maxAllowedUnauthenticatedCommands: false,
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients,
    maxRecipients,
    closeTimeout: stopWithinMs,
    onRcptTo: (_address, _session, reply) => void answerRecipient(faults).then(reply, reply),
    onData: (stream, session, reply) => void keep(mailbox, stream, session).then(() => reply(), reply),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  // a sender may disconnect; without a listener the error would end the process
  server.on('error', () => undefined)
  return {
    port: portOf(server.server),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function answerRecipient(faults: Faults): Promise<SMTPServerError | null> {
  const mode = await faults.answer()
  if (mode === 'refuse') return smtpError(550, 'Mailbox unavailable (fault mode refuse)')
  if (mode === 'tempfail') return smtpError(451, 'Try again later (fault mode tempfail)')
  return null
}

async function keep(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const raw = await readLimited(stream)
  const { mailFrom, rcptTo } = session.envelope
  const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
  await mailbox.add(raw, envelope).catch((cause: NodeJS.ErrnoException) => {
    if (cause.errno === undefined) throw smtpError(554, 'Not a readable mail')
    console.error(`mail-catcher: a mail could not be stored (${cause.code})`)
    throw smtpError(451, 'Could not store the mail')
  })
}

/** Reads the stream to its end, as SMTP requires, but keeps only as much in memory as a mail may have. */
async function readLimited(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw smtpError(552, 'Mail is larger than 10 MiB')
  return Buffer.concat(chunks)
}

function smtpError(responseCode: number, text: string): SMTPServerError {
  return Object.assign(new Error(text), { responseCode })
}

/** The port of a server that listens on TCP. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('listens on no port')
  return address.port
}
