import type { MovedSession, MovedSessionBody } from '@leserkonto/publisher-wire/events'
import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import { isAsImported } from '../../accounts/store/audit.ts'
import type { Work } from '../../context.ts'
import { createToken } from '../store/tokens.ts'

/** So long after an account was imported a session of its former house may be exchanged. */
const exchangeMs = 90 * 24 * 60 * 60 * 1000
/** The first moment of imports that still count. */
export const movableSince = (now: Date) => new Date(now.getTime() - exchangeMs)
const lifetimeMs = tokenLifetimeMs.token_sso

/**
 * For a house that has moved in: a hand-over token for a reader who is signed in there. None for an account that was not imported,
 * long ago, that is blocked or gone, or whose reader has ended sessions or changed who may sign in. Source: docs/spec/publisher.md#sessions-of-a-house-that-moves-in.
 */
export async function moveSession({ email, edition }: MovedSessionBody, work: Work): Promise<MovedSession> {
  const { ids, now, db } = work
  const account = await findAccountByEmail(db, emailKey(email))
  const isServed = work.editions.some(({ shortcut }) => shortcut === edition)
  if (
    !isServed ||
    account?.status !== 'activated' ||
    !(await isAsImported(db, account.id, movableSince(now)))
  )
    return { token_sso: null, expires_in: 0 }
  const token_sso = ids.newSecret()
  await createToken(db, {
    id: ids.newId(),
    purpose: 'token_sso',
    tokenHash: ids.secretHash(token_sso),
    accountId: account.id,
    payload: { edition, moved: true },
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return { token_sso, expires_in: lifetimeMs / 1000 }
}
