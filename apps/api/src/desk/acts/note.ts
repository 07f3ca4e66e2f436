import { deskLimits } from '@leserkonto/rules'
import { appendStaffNote } from '../store/staff-notes.ts'
import type { Act } from './act.ts'

/** Adds a note, which nobody changes afterwards, and which its reader may read. */
export const addNote: Act = async (tx, { account: { id: accountId }, values }, { ids, now, staff }) => {
  const text = (values.note ?? '').replaceAll('\r\n', '\n').trim()
  if (text === '' || [...text].length > deskLimits.noteChars) return 'note'
  const { subject, name } = staff
  await appendStaffNote(tx, { id: ids.newId(), accountId, at: now, subject, name, text })
  return {}
}
