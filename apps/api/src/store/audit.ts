import type { DbOrTx } from './db.ts'

/** What can happen to an account that somebody may have to explain later. */
export type AuditAction =
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

/** One line of the audit: who did what to which account; `detail` carries codes and ids, never an address. */
export type AuditEvent = {
  id: string
  accountId: string | null
  actor: 'reader' | 'support' | 'publisher' | 'job'
  action: AuditAction
  detail: Record<string, string | number | boolean | null>
  at: Date
}

/** Appends an event; the database refuses to change or remove one. */
export async function appendAudit(db: DbOrTx, event: AuditEvent): Promise<void> {
  await db.auditEvent.create({ data: event })
}
