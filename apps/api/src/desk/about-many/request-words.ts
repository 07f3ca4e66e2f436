import { keysOf } from '@leserkonto/rules'
import { deskForms, deskListTexts } from '@leserkonto/texts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { With } from '../../context.ts'
import { countBelongings } from '../store/account-merges.ts'
import type { StaffRequest } from '../store/staff-requests.ts'

const { merge, mergeGone, moves, belongings } = deskListTexts.waiting

/** What somebody asks for. Of a merge, which account stays, which one goes, and what moves with it. */
export async function requestWords(
  { act, accountId, detail }: StaffRequest,
  { db }: With<'db'>,
): Promise<string> {
  if (act !== 'accounts.merged') return deskForms['deletion.asked'].title
  const [kept, gone] = [await findAccount(db, accountId), await findAccount(db, detail.gone ?? '')]
  if (!kept || !gone) return mergeGone
  const counts = await countBelongings(db, gone.id)
  const what = keysOf(belongings).map((name) => `${belongings[name]} ${counts[name]}`)
  return `${merge(kept.email, gone.email)} ${moves(what.join(', '))}`
}
