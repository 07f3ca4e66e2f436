import { deskLimits } from '@leserkonto/rules'
import { blockReader } from '../../accounts/profile/block-reader.ts'
import { unblockAccount } from '../../accounts/shared/block-account.ts'
import { audit } from '../../accounts/store/audit.ts'
import { unlinkCustomer } from '../../customers/shared/unlink-customer.ts'
import { endSessions } from '../../sign-in/store/sessions.ts'
import { endLiveSeat } from '../shared/end-seat.ts'
import type { Act } from '../shared/record.ts'
import { findMergesFrom } from '../store/account-merges.ts'
import { appendStaffNote } from '../store/staff-acts.ts'

/** Steps of consent that end here were made by no browser of the reader. */
const atDesk = { ip: '', userAgent: 'desk' }

/** Ends all sessions, with the sign-ons of their browsers and the sign-ins at partners. */
export const endAllDevices: Act = async (tx, { account: { id: accountId } }, call) => {
  await endSessions(tx, accountId)
  await audit(tx, { action: 'sessions.ended', accountId, actor: 'support' }, call)
  return {}
}

/** Blocks an account: sessions and newsletters end. */
export const blockReaderNow: Act = async (tx, { account }, call) =>
  (await blockReader(tx, account, { ...call, ...atDesk })) ? {} : 'nothing'

/** Lets a blocked account sign in again; one that went into another comes back with what it had, or not at all. */
export const unblockReader: Act = async (tx, { account: { id } }, call) => {
  if ((await findMergesFrom(tx, [id])).length > 0) return 'merged'
  return (await unblockAccount(tx, id, call)) ? {} : 'nothing'
}

/** Ends the link of a customer number; the reader gets a mail, and it is not linked again by itself. */
export const unlinkNumber: Act = async (tx, { account, values: { number: gpNumber = '' } }, call) => {
  const link = { accountId: account.id, gpNumber, edition: account.source, by: 'support' } as const
  return (await unlinkCustomer(tx, link, call)) ? { number: gpNumber } : 'nothing'
}

/** Ends the reader's seat in a shared plan, as if they had left it. */
export const endOwnSeat: Act = async (tx, { account }, call) => {
  const seat = await endLiveSeat(tx, account, call)
  return seat ? { seat } : 'nothing'
}

/** Adds a note, which nobody changes afterwards, and which its reader may read. */
export const addNote: Act = async (tx, { account: { id: accountId }, values }, { ids, now, staff }) => {
  const { note: text = '' } = values
  if (text === '' || [...text].length > deskLimits.noteChars) return 'note'
  const { subject, name } = staff
  await appendStaffNote(tx, { id: ids.newId(), accountId, at: now, subject, name, text })
  return {}
}
