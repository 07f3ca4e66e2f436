import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Mailbox } from './mailbox.ts'
import type { MessageSummary } from './message.ts'

/** A mail address of a query: an unencoded + arrives as a space, and addresses contain no spaces. */
export const address = z.string().transform((text) => text.trim().replaceAll(' ', '+'))

const maxTimeoutS = 240
const query = z.strictObject({
  to: address,
  subject: z.string().optional(),
  after: z.string().optional(),
  timeout_s: z.coerce.number().min(0).max(maxTimeoutS).default(10),
})

/**
 * `GET /api/mails/wait?to=…&subject=…&after=…&timeout_s=…`: the newest mail to that address whose subject contains the text,
 * as soon as there is one; 404 NO_MAIL when none comes in time. `after` is the id of a mail that is not to be found again.
 */
export function addWait(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/api/mails/wait', async (request, reply) => {
    const { to, subject = '', after = '', timeout_s } = query.parse(request.query)
    const find = () =>
      // Ids begin with the time of receipt, and no two mails have the same.
      mailbox.list({ to }).find((mail) => mail.subject.includes(subject) && mail.id > after)
    const found = find() ?? (await arrived(mailbox, find, endOf(reply, timeout_s)))
    return (found && (await mailbox.read(found.id))) ?? reply.code(404).send({ error: 'NO_MAIL' })
  })
}

/** The connection has gone, with the caller or with the inbox, or the time is over. */
function endOf(reply: FastifyReply, timeoutS: number): AbortSignal {
  const gone = new AbortController()
  // Not of the socket: a caller who keeps it asks a thousand times on it.
  reply.raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, AbortSignal.timeout(timeoutS * 1_000)])
}

/** What is found after one of the next mails; undefined when `end` comes first. */
function arrived(
  mailbox: Mailbox,
  find: () => MessageSummary | undefined,
  end: AbortSignal,
): Promise<MessageSummary | undefined> {
  return new Promise((resolve) => {
    const finish = (found?: MessageSummary) => {
      unsubscribe()
      resolve(found)
    }
    const unsubscribe = mailbox.subscribe(() => {
      const found = find()
      if (found) finish(found)
    })
    end.addEventListener('abort', () => finish())
    if (end.aborted) finish()
  })
}
