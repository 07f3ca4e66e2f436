import type { Deps } from '../deps.ts'
import { type AuditEvent, appendAudit } from '../store/audit.ts'
import type { DbOrTx } from '../store/db.ts'

type What = Pick<AuditEvent, 'action' | 'accountId'> & Partial<Pick<AuditEvent, 'actor' | 'detail'>>

/**
 * Notes what was done to an account, in the transaction of the deed. By the reader unless `actor` says otherwise.
 * `detail` holds codes and ids; no address, token or password ever stands in it.
 */
export const audit = (
  db: DbOrTx,
  { action, accountId, actor = 'reader', detail = {} }: What,
  { ids, now }: Pick<Deps, 'ids'> & { now: Date },
): Promise<void> => appendAudit(db, { id: ids.newId(), accountId, actor, action, detail, at: now })
