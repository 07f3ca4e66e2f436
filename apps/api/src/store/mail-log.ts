import type { DbOrTx } from './db.ts'
import type { Prisma } from './generated/client.ts'

/** Notes that a mail left, with its recipient as a keyed hash. */
export async function logMail(tx: DbOrTx, entry: Prisma.MailLogCreateInput): Promise<void> {
  await tx.mailLog.create({ data: entry })
}
