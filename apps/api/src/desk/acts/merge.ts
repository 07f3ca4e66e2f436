import { accountsParted } from '@leserkonto/mails'
import { emailKey, goneUntil, normalizedEmail } from '@leserkonto/rules'
import { unblockAccount } from '../../accounts/shared/block-account.ts'
import { findAccount, findAccountByEmail, type Person, saveProfile } from '../../accounts/store/accounts.ts'
import type { DeskCall } from '../../desk-context.ts'
import { attachNewsletterUser } from '../../newsletters/store/newsletter-users.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { isId } from '../shared/answers.ts'
import { causeIn } from '../shared/forms.ts'
import { mergeObstacle, type Pair } from '../shared/merge-obstacle.ts'
import { type Manifest, moveBelongings } from '../shared/move-belongings.ts'
import { type Act, isOwn, record } from '../shared/record.ts'
import { closeMerge, findMerge, findMergesFrom } from '../store/account-merges.ts'
import { createStaffRequest, findWaitingFor } from '../store/staff-requests.ts'

/** Asks a second person to merge the account of an address into this one; nothing moves yet. */
export const askMerge: Act = async (tx, { account: kept, values }, call) => {
  const cause = causeIn(values)
  if (!cause) return 'choice'
  const gone = await findAccountByEmail(tx, emailKey(normalizedEmail(values.email ?? '')))
  if (!gone) return 'noAccount'
  const obstacle = await mergeObstacle(tx, { kept, gone }, call)
  if (obstacle) return obstacle
  if (await findWaitingFor(tx, kept.id)) return 'waiting'
  const { subject, name } = call.staff
  const asked = { act: 'accounts.merged', ...cause, subject, name, requestedAt: call.now }
  const id = call.ids.newId()
  await createStaffRequest(tx, { id, accountId: kept.id, ...asked, detail: { gone: gone.id } })
  const detail = { request: id, kept: kept.id, gone: gone.id }
  await record(tx, { act: 'merge.asked', accountId: gone.id, ...cause, detail }, call)
  return detail
}

/**
 * Moves back what has moved in a merge and still belongs to the staying account, and lets the other sign in again. Call it while
 * both are locked. Source: docs/spec/service-desk.md#two-accounts-of-one-person.
 */
export const undoMerge: Act = async (tx, { account: { id: keptId }, values }, call) => {
  const cause = causeIn(values)
  const merge = isId(values.merge) ? await findMerge(tx, values.merge ?? '') : null
  const [kept, gone] = [await findAccount(tx, keptId), merge && (await findAccount(tx, merge.goneId))]
  if (!cause || !kept || !gone || merge?.keptId !== keptId) return 'nothing'
  if (isOwn(gone, call.staff)) return 'own'
  if ((await findMergesFrom(tx, [keptId])).length > 0) return 'merged'
  const isOver = merge.mergedAt <= goneUntil('merges', call.now)
  if (isOver || !(await closeMerge(tx, merge.id, call.now))) return 'nothing'
  const back = await moveBelongings(tx, { from: kept, to: gone, only: merge.manifest }, call)
  await saveProfile(tx, keptId, emptied({ kept, gone }, merge.manifest))
  await attachNewsletterUser(tx, gone.emailKey, gone.id)
  await unblockAccount(tx, gone.id, call)
  await tellMailboxes(tx, { kept, gone }, call)
  const counts = { numbers: back.numbers.length, seats: back.seats.length, gifts: back.gifts.length }
  const detail = { merge: merge.id, kept: keptId, gone: gone.id, ...counts }
  await record(tx, { act: 'accounts.merge_undone', accountId: gone.id, ...cause, detail }, call)
  return detail
}

async function tellMailboxes(tx: Tx, { kept, gone }: Pair, call: DeskCall) {
  for (const [to, other] of [
    [kept, gone],
    [gone, kept],
  ] as const) {
    const about = { at: call.now, otherEmail: other.email }
    const mail = accountsParted(about, call.edition(to.source), to)
    await enqueueMail(tx, { purpose: 'accounts_parted', to: to.email, edition: to.source, mail }, call)
  }
}

/** Names that the staying account had got and still has. */
const emptied = ({ kept, gone }: Pair, { names }: Pick<Manifest, 'names'>): Partial<Person> =>
  Object.fromEntries(names.flatMap((name) => (kept[name] === gone[name] ? [[name, null] as const] : [])))
