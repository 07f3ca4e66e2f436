import type { DbOrTx } from './db.ts'
import type { Prisma } from './generated/client.ts'

/** Notes that a mail was sent, with its recipient as a keyed hash. */
export async function logMail(tx: DbOrTx, entry: Prisma.MailLogCreateInput): Promise<void> {
  await tx.mailLog.create({ data: entry })
}

/** Notes what happened to the newest mail to an address, because an event names the address and not the mail. */
export async function markNewestMail(
  tx: DbOrTx,
  { recipientHmac, state }: { recipientHmac: string; state: 'bounced' | 'complained' },
): Promise<void> {
  const newest = await tx.mailLog.findFirst({ where: { recipientHmac }, orderBy: { at: 'desc' } })
  if (newest) await tx.mailLog.update({ where: { id: newest.id }, data: { state } })
}
