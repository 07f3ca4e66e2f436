import { type DeskAct, type DeskReason, emailKey, type IdentifiedBy } from '@leserkonto/rules'
import type { DeskRefusal } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskValues, Staff } from '../../desk-context.ts'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import { appendStaffAct } from '../store/staff-acts.ts'

/** Why an act is done, and how the caller was identified. */
export type Cause = { reason: DeskReason; identified: IdentifiedBy }

/** Whether an account is that of the member of the staff who acts: the issuer may name them by an address. */
export const isOwn = ({ emailKey: key }: Pick<Account, 'emailKey'>, { name }: Pick<Staff, 'name'>): boolean =>
  emailKey(name) === key

/** A look at a page, which is asked for no cause. */
export const look: Cause = { reason: 'request', identified: 'none' }

/** What is put on record. */
export type What = Cause & {
  act: DeskAct
  accountId: string | null
  detail?: Detail
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

/** What the record keeps of an act besides; no address. */
type Detail = Record<string, string | number | boolean | null>

/**
 * Does an act for an account, with what was typed, in the transaction of its record; a word says why it was refused, and nothing
 * has changed then.
 */
export type Act = (
  tx: Tx,
  on: { account: Account; values: DeskValues },
  call: DeskCall,
) => Promise<Detail | DeskRefusal>
