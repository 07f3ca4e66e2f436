import type { DbOrTx } from './db.ts'

/** Events of an account that somebody may have to explain later. */
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
 * Records what was done to an account, in the transaction of the change; the database refuses to change or remove a line.
 * `actor` is the reader by default. `detail` holds codes and ids, but no address, token or password.
 */
export async function audit(
  db: DbOrTx,
  { action, accountId, actor = 'reader', detail = {} }: What,
  { ids, now }: { ids: { newId: () => string }; now: Date },
): Promise<void> {
  await db.auditEvent.create({ data: { id: ids.newId(), accountId, actor, action, detail, at: now } })
}
