import type { Db, DbOrTx } from '../database/db.ts'
import { forgetInSlices } from '../database/forget-in-batches.ts'
import { ask, type Connection } from '../database/run.ts'
import { statement } from '../database/statement.ts'
import { Prisma } from '../generated/client.ts'

/** A mail that was handed to the mail server, or refused by it for good; its recipient is a keyed hash. */
export type LoggedMail = {
  id: string
  purpose: string
  recipientHmac: string
  edition: string
  templateVersion: string
  messageId: string
  state: 'submitted' | 'failed'
  at: Date
}

const logStatement = statement('log-mail')`WITH finished AS (DELETE FROM outbox WHERE id = ${'entryId'}::uuid)
    INSERT INTO mail_log (id, purpose, recipient_hmac, edition, template_version, message_id, state, at)
    VALUES (${'id'}::uuid, ${'purpose'}, ${'recipientHmac'}, ${'edition'}, ${'templateVersion'},
      ${'messageId'}, ${'state'}, ${'at'}::timestamptz)`

/** Logs a mail and finishes its outbox entry, in one statement. */
export async function logMail(on: Connection, entryId: string, mail: LoggedMail): Promise<void> {
  await ask(on, logStatement, { entryId, ...mail })
}

/** Notes what happened to the newest mail to an address, because an event names the address and not the mail. */
export async function markNewestMail(
  tx: DbOrTx,
  { recipientHmac, state }: { recipientHmac: string; state: 'bounced' | 'complained' },
): Promise<void> {
  const newest = await tx.mailLog.findFirst({ where: { recipientHmac }, orderBy: { at: 'desc' } })
  if (newest) await tx.mailLog.update({ where: { id: newest.id }, data: { state } })
}

/** Mails that prove something to the reader. */
const receipts = ['cancel_receipt', 'withdrawal_receipt', 'collected_receipts']

/** Forgets receipts of declarations until an instant, and all other mails until another one. */
export async function forgetMails(
  db: Db,
  { receiptsUntil, othersUntil }: { receiptsUntil: Date; othersUntil: Date },
): Promise<void> {
  await forgetInSlices(
    db,
    { name: 'mail_log', key: 'id', type: 'uuid' },
    (slice) => Prisma.sql`
    DELETE FROM mail_log
    WHERE ${slice('id')} AND at <= CASE WHEN purpose = ANY(${receipts}) THEN ${receiptsUntil}::timestamptz
      ELSE ${othersUntil}::timestamptz END`,
  )
}
