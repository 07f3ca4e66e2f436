import type { DbOrTx } from './db.ts'

/** Kinds of mail an address can be closed to. */
export type SuppressionScope = 'newsletter' | 'invitation'

/** Whether this kind of mail may not go to an address, known as its keyed hash. */
export async function isSuppressed(
  db: DbOrTx,
  emailHmac: string,
  scope: SuppressionScope,
  now: Date,
): Promise<boolean> {
  const row = await db.suppression.findUnique({ where: { emailHmac_scope: { emailHmac, scope } } })
  return row !== null && (row.expiresAt === null || row.expiresAt > now)
}

/** Closes an address to a kind of mail; without `expiresAt` for good. The later of two closings counts. */
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
