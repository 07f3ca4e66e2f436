import { isOneOf, recordOf } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'

/** Events of an account that somebody may have to explain later. */
type AuditAction =
  | 'login'
  | 'login.refused'
  | 'login.blocked'
  | 'password.changed'
  | 'password.reset'
  | 'password.set'
  | 'password.removed'
  | 'passkey.added'
  | 'passkey.removed'
  | 'email.change_requested'
  | 'email.change_cancelled'
  | 'email.changed'
  | 'email.taken_back'
  | 'account.deleted'
  | 'account.blocked'
  | 'account.unblocked'
  | 'account.exported'
  | 'account.imported'
  | 'subscription.linked'
  | 'subscription.unlinked'
  | 'sessions.ended'
  | 'partner.withdrawn'
  | 'outbox.retried'
  | 'outbox.dropped'
  | 'database.restored'

/** What happens at the door. */
export const signInActions = [
  'login',
  'login.refused',
  'login.blocked',
] as const satisfies readonly AuditAction[]

/** What a reader is shown of it: beside sign-ins, who may sign in at all. */
const shownActions = [
  ...signInActions,
  'email.changed',
  'email.taken_back',
] as const satisfies readonly AuditAction[]

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

/** A sign-in, a try or a change of address in the audit. `detail`: what sign-in.ts of the slice `session` wrote. */
export type SignInLine = {
  at: Date
  action: (typeof shownActions)[number]
  detail: { method?: string; device?: string; edition?: string }
}

/** What is known of a sign-in: what an earlier release wrote otherwise counts as not known. */
function signInDetail(stored: unknown): SignInLine['detail'] {
  const { method, device, edition } = recordOf(stored)
  return {
    ...(typeof method === 'string' && { method }),
    ...(typeof device === 'string' && { device }),
    ...(typeof edition === 'string' && { edition }),
  }
}

/** Sign-ins to an account, tries and changes of its address, newest first. */
export async function findSignIns(
  db: DbOrTx,
  accountId: string,
  { since, most }: { since: Date; most: number },
): Promise<SignInLine[]> {
  const rows = await db.auditEvent.findMany({
    where: { accountId, action: { in: [...shownActions] }, at: { gt: since } },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: most,
  })
  return rows.flatMap(({ at, action, detail }) =>
    isOneOf(shownActions, action) ? [{ at, action, detail: signInDetail(detail) }] : [],
  )
}

/** After these a session of the former house is as void as those of ours. */
const endings = [
  'account.blocked',
  'sessions.ended',
  'password.changed',
  'password.reset',
  'password.set',
  'password.removed',
  'email.changed',
  'email.taken_back',
] as const satisfies readonly AuditAction[]

/** Whether another house has brought an account since then, and its reader has not ended sessions or changed who may sign in. */
export async function isAsImported(db: DbOrTx, accountId: string, since: Date): Promise<boolean> {
  const events = await db.auditEvent.findMany({
    where: { accountId, action: { in: ['account.imported', ...endings] }, at: { gte: since } },
    select: { action: true },
    distinct: ['action'],
  })
  return events.length === 1 && events[0]?.action === 'account.imported'
}
