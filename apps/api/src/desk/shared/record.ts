import type { DeskAct, DeskReason, IdentifiedBy } from '@leserkonto/rules'
import type { DeskCall } from '../../desk-context.ts'
import type { DbOrTx } from '../../store/database/db.ts'
import { appendStaffAct } from '../store/staff-acts.ts'

/** Why an act is done, and how the caller was identified. */
export type Cause = { reason: DeskReason; identified: IdentifiedBy }

/** A look at a page, which is asked for no cause. */
export const look: Cause = { reason: 'wish', identified: 'none' }

type What = Cause & {
  act: DeskAct
  accountId: string | null
  detail?: Record<string, string | number | boolean | null>
}

/** Puts an act on record, in the transaction of what it does. Source: docs/spec/service-desk.md#on-the-record. */
export const record = (
  tx: DbOrTx,
  { detail = {}, ...what }: What,
  { ids, now, staff }: DeskCall,
): Promise<void> => {
  const { subject, name, role } = staff
  return appendStaffAct(tx, { id: ids.newId(), at: now, subject, name, role, detail, ...what })
}
