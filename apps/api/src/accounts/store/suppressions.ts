import type { DbOrTx } from '../../store/database/db.ts'

/** Kinds of mail that can be suppressed for an address. */
export type SuppressionScope = 'newsletter' | 'invitation'

/** Whether this kind of mail is suppressed for an address, given as keyed hash. */
export async function isSuppressed(
  db: DbOrTx,
  emailHmac: string,
  scope: SuppressionScope,
  now: Date,
): Promise<boolean> {
  const row = await db.suppression.findUnique({ where: { emailHmac_scope: { emailHmac, scope } } })
  return row !== null && (row.expiresAt === null || row.expiresAt > now)
}

/** Takes an address, given as keyed hash, off the list; how many kinds of mail that frees. */
export async function liftSuppressions(tx: DbOrTx, emailHmac: string): Promise<number> {
  const { count } = await tx.suppression.deleteMany({ where: { emailHmac } })
  return count
}

/** Suppresses a kind of mail for an address; without `expiresAt` for ever. The later of two ends counts. */
export async function suppress(
  tx: DbOrTx,
  closing: { emailHmac: string; scope: SuppressionScope; reason: string; at: Date; expiresAt: Date | null },
): Promise<void> {
  const { emailHmac, scope, ...data } = closing
  await tx.suppression.upsert({
    where: { emailHmac_scope: { emailHmac, scope } },
    create: closing,
    update: data,
  })
}
