import type { DbOrTx } from './db.ts'

/** What can happen to an account that somebody may have to explain later. */
type AuditAction =
  | 'login.refused'
  | 'login.blocked'
  | 'password.changed'
  | 'password.reset'
  | 'email.change_requested'
  | 'email.change_cancelled'
  | 'email.changed'
  | 'account.deleted'
  | 'account.blocked'
  | 'account.unblocked'
  | 'account.exported'
  | 'subscription.linked'
  | 'subscription.unlinked'
  | 'sessions.ended'

/** One line of the audit: who did what to which account. */
type AuditEvent = {
  accountId: string | null
  actor: 'reader' | 'support' | 'publisher' | 'job'
  action: AuditAction
  detail: Record<string, string | number | boolean | null>
}

type What = Pick<AuditEvent, 'action' | 'accountId'> & Partial<Pick<AuditEvent, 'actor' | 'detail'>>

/**
 * Notes what was done to an account, in the transaction of the deed; the database refuses to change or remove a line.
 * By the reader unless `actor` says otherwise. `detail` holds codes and ids; no address, token or password is in it.
 */
export async function audit(
  db: DbOrTx,
  { action, accountId, actor = 'reader', detail = {} }: What,
  { ids, now }: { ids: { newId: () => string }; now: Date },
): Promise<void> {
  await db.auditEvent.create({ data: { id: ids.newId(), accountId, actor, action, detail, at: now } })
}
