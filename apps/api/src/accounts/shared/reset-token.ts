import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'

/** Whose password it sets: the account, and its proven mailbox. */
export type ResetOwner = { accountId: string; email: string; edition: string }

/** Makes a reset token for a page whose reader has just proven the mailbox, and returns its secret. */
export async function createResetToken(
  tx: Tx,
  { accountId, email, edition }: ResetOwner,
  { ids, now }: With<'ids' | 'now'>,
): Promise<string> {
  const secret = ids.newSecret()
  await createToken(tx, {
    id: ids.newId(),
    purpose: 'password_reset',
    tokenHash: ids.secretHash(secret),
    accountId,
    emailKey: emailKey(email),
    payload: { email, edition },
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs.password_reset),
  })
  return secret
}
