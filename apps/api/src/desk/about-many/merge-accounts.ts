import { accountsMerged, accountsMergedAway } from '@leserkonto/mails'
import { keysOf } from '@leserkonto/rules'
import type { DeskRefusal } from '@leserkonto/texts'
import { blockAccount } from '../../accounts/shared/block-account.ts'
import { endWaysIn } from '../../accounts/shared/end-ways-in.ts'
import { findAccount, lockAccounts, saveProfile } from '../../accounts/store/accounts.ts'
import { raiseFreeArticles } from '../../customers/store/free-articles.ts'
import type { DeskCall } from '../../desk-context.ts'
import { detachNewsletterUser, findNewsletterUser } from '../../newsletters/store/newsletter-users.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { mergeObstacle, type Pair } from '../shared/merge-obstacle.ts'
import { type Manifest, moveBelongings } from '../shared/move-belongings.ts'
import { type Cause, record } from '../shared/record.ts'
import { createMerge } from '../store/account-merges.ts'

/** A merge that somebody has asked for and somebody else confirms. `decide`: false where it was decided before. */
type Wanted = {
  keptId: string
  goneId: string
  cause: Cause
  requestId: string
  decide: () => Promise<boolean>
}

/**
 * Merges two accounts, both of which it locks first, in the order of their ids: so it meets no opposite merge and no deletion halfway.
 * Everything that opens the going account ends. Source: docs/spec/service-desk.md#two-accounts-of-one-person.
 */
export async function mergeAccounts(
  tx: Tx,
  wanted: Wanted,
  call: DeskCall,
): Promise<DeskRefusal | undefined> {
  const { keptId, goneId, cause, requestId } = wanted
  await lockAccounts(tx, [keptId, goneId])
  const [kept, gone] = [await findAccount(tx, keptId), await findAccount(tx, goneId)]
  if (!kept || !gone) return 'inactive'
  const obstacle = await mergeObstacle(tx, { kept, gone }, call)
  if (obstacle) return obstacle
  if (!(await wanted.decide())) return 'decided'
  const id = call.ids.newId()
  const manifest = await moveAll(tx, { kept, gone }, call)
  await createMerge(tx, { id, keptId, goneId, manifest, mergedAt: call.now })
  await closeGone(tx, { kept, gone }, call)
  const counts = keysOf(manifest).map((name) => [name, manifest[name].length] as const)
  const detail = { merge: id, request: requestId, kept: keptId, gone: goneId, ...Object.fromEntries(counts) }
  for (const accountId of [keptId, goneId])
    await record(tx, { act: 'accounts.merged', accountId, ...cause, detail }, call)
  await tellMailboxes(tx, { kept, gone }, call)
  return undefined
}

async function moveAll(tx: Tx, { kept, gone }: Pair, call: DeskCall): Promise<Manifest> {
  const moved = await moveBelongings(tx, { from: gone, to: kept }, call)
  await raiseFreeArticles(tx, { from: gone.id, to: kept.id })
  const names = (['givenName', 'familyName'] as const).filter((name) => !kept[name] && gone[name])
  if (names.length > 0)
    await saveProfile(tx, kept.id, Object.fromEntries(names.map((name) => [name, gone[name]])))
  return { ...moved, names }
}

/** Newsletters belong to the mailbox and go on; only their account is none any more. */
async function closeGone(tx: Tx, { gone }: Pair, call: DeskCall) {
  await blockAccount(tx, gone.id, call)
  await endWaysIn(tx, gone, call)
  const user = await findNewsletterUser(tx, gone.emailKey)
  if (user) await detachNewsletterUser(tx, user.id)
}

async function tellMailboxes(tx: Tx, { kept, gone }: Pair, call: DeskCall) {
  const about = { at: call.now, keptEmail: kept.email, goneEmail: gone.email }
  for (const [to, purpose, mailOf] of [
    [kept, 'accounts_merged', accountsMerged],
    [gone, 'accounts_merged_away', accountsMergedAway],
  ] as const) {
    const mail = mailOf(about, call.edition(to.source), to)
    await enqueueMail(tx, { purpose, to: to.email, edition: to.source, mail }, call)
  }
}
