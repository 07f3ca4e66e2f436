import type { DeskAct } from '@leserkonto/rules'
import type { Act } from '../shared/record.ts'
import { endAccess, openAccessNow } from './access.ts'
import { askDeletion } from './deletion.ts'
import { beginAddressChange, liftReaderLimits, liftSuppressed, sendReset } from './mailbox.ts'
import { askMerge, undoMerge } from './merge.ts'
import {
  addNote,
  blockReaderNow,
  endAllDevices,
  endOwnSeat,
  unblockReader,
  unlinkNumber,
} from './standing.ts'

/** The acts that a form on the page of a reader does by itself; the export answers with a file and is one of its own. */
export const acts: Readonly<Partial<Record<DeskAct, Act>>> = {
  'access.opened': openAccessNow,
  'access.ended': endAccess,
  'reset.sent': sendReset,
  'limits.lifted': liftReaderLimits,
  'sessions.ended': endAllDevices,
  'account.blocked': blockReaderNow,
  'account.unblocked': unblockReader,
  'address.change_begun': beginAddressChange,
  'suppression.lifted': liftSuppressed,
  'customer.unlinked': unlinkNumber,
  'seat.ended': endOwnSeat,
  'deletion.asked': askDeletion,
  'merge.asked': askMerge,
  'accounts.merge_undone': undoMerge,
  'reader.noted': addNote,
}
