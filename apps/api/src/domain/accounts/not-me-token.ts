import { tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { DbOrTx } from '../../store/db.ts'
import { createToken } from '../../store/tokens.ts'

/** An action the receiver of a mail can undo: the row it is about, and further data that undoing needs. */
export type NotMe =
  | { newsletterUserId: string; payload: { matter: 'newsletters'; newsletterIds: string[] } }
  | { pendingRegistrationId: string; payload: { matter: 'registration' } }
  | { emailKey: string; payload: { matter: 'registrations' } }
  | { emailChangeId: string; payload: { matter: 'email_change' } }
  | { accountId: string; payload: { matter: 'link'; gpNumber: string } }
  | { invitationId: string; payload: { matter: 'invitation' } }

/**
 * Creates the token of the "Das war ich nicht" link of a mail, in the transaction that enqueues the mail, and returns its
 * secret for `notMeUrl`. It lives at least 7 days, and longer than what it undoes.
 * Source: docs/spec/contract.md#one-time-tokens.
 */
export async function createNotMeToken(tx: DbOrTx, about: NotMe, { ids, now }: Work): Promise<string> {
  const secret = ids.newSecret()
  await createToken(tx, {
    id: ids.newId(),
    purpose: 'not_me',
    tokenHash: ids.secretHash(secret),
    ...about,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs.not_me),
  })
  return secret
}
