import { tokenLifetimeMs } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import type { NotMe } from '../../sign-in/store/token-payloads.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { DbOrTx } from '../../store/database/db.ts'

/**
 * The token of the "Das war ich nicht" link of a mail, to be stored with the mail, and its secret for `notMeUrl`. It lives
 * at least 7 days, and longer than what it undoes. Source: docs/spec/contract.md#one-time-tokens.
 */
export function newNotMeToken<About extends NotMe>(about: About, { ids, now }: With<'ids' | 'now'>) {
  const secret = ids.newSecret()
  const token = {
    id: ids.newId(),
    purpose: 'not_me' as const,
    tokenHash: ids.secretHash(secret),
    ...about,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs.not_me),
  }
  return { secret, token }
}

/** Stores such a token in the transaction that enqueues the mail, and returns its secret. */
export async function createNotMeToken(tx: DbOrTx, about: NotMe, work: With<'ids' | 'now'>): Promise<string> {
  const { secret, token } = newNotMeToken(about, work)
  await createToken(tx, token)
  return secret
}
