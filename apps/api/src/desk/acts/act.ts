import type { DeskRefusal } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskValues } from '../../desk-context.ts'
import type { Tx } from '../../store/database/db.ts'

/** For whom something is done, with what was typed. */
export type On = { account: Account; values: DeskValues }

/** What the record keeps of it besides; no address. */
export type Detail = Record<string, string | number | boolean | null>

/** Does an act in the transaction of its record; a word says why it was refused, and nothing has changed then. */
export type Act = (tx: Tx, on: On, call: DeskCall) => Promise<Detail | DeskRefusal>
