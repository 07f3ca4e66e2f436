import { tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { DbOrTx } from '../../store/database/db.ts'

/** An action the receiver of a mail can undo: the row it is about, the mailbox it went to, and what undoing needs. */
export type NotMe =
  | { newsletterUserId: string; payload: { matter: 'newsletters'; newsletterIds: string[] } }
  | { pendingRegistrationId: string; payload: { matter: 'registration' } }
  | { emailKey: string; payload: { matter: 'registrations' } }
  | { emailChangeId: string; emailKey: string; payload: { matter: 'email_change' } }
  | { accountId: string; payload: { matter: 'link'; gpNumber: string } }
  | { accountId: string; emailKey: string; payload: { matter: 'device' | 'passkey' } }
  | { invitationId: string; payload: { matter: 'invitation' } }

/**
 * The token of the "Das war ich nicht" link of a mail, to be stored with the mail, and its secret for `notMeUrl`. It lives
 * at least 7 days, and longer than what it undoes. Source: docs/spec/contract.md#one-time-tokens.
 */
export function newNotMeToken<About extends NotMe>(about: About, { ids, now }: Work) {
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
export async function createNotMeToken(tx: DbOrTx, about: NotMe, work: Work): Promise<string> {
  const { secret, token } = newNotMeToken(about, work)
  await createToken(tx, token)
  return secret
}
