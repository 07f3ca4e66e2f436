import { inputLimits } from '@leserkonto/rules'
import type { Account } from '../../accounts/store/accounts.ts'
import { countFavourites, moveFavourites } from '../../accounts/store/favourites.ts'
import { moveGifts } from '../../accounts/store/gifts.ts'
import type { Work } from '../../context.ts'
import { findNumbersOf, moveLink } from '../../customers/store/account-links.ts'
import { forgetRefusal } from '../../customers/store/link-refusals.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import type { AccountMerge } from '../store/account-merges.ts'
import { moveAccess } from '../store/granted-access.ts'
import { endDoubleSeats, moveSeats } from './move-seats.ts'

/** What has moved in a merge. */
export type Manifest = AccountMerge['manifest']
type Belongings = Omit<Manifest, 'names'>

/**
 * Moves what belongs to one account to another, or with a manifest what is in it and still belongs to the first, and returns what
 * has moved. Call it while both are locked; portals learn of the rights after commit.
 */
export async function moveBelongings(
  tx: Tx,
  { from, to, only }: { from: Account; to: Account; only?: Manifest },
  work: Work,
): Promise<Belongings> {
  const ways = { from: from.id, to: to.id }
  const numbers = await moveNumbers(tx, { from, to, ...(only && { numbers: only.numbers }) }, work)
  const ended = only ? [] : await endDoubleSeats(tx, { from, to }, work)
  const seats = await moveSeats(tx, { from, to, ...(only && { ids: only.seats }) }, work)
  const most = inputLimits.favouritesPerAccount - (await countFavourites(tx, to.id))
  const favourites = await moveFavourites(tx, { ...ways, most, ...(only && { keys: only.favourites }) })
  const gifts = await moveGifts(tx, { ...ways, ...(only && { ids: only.gifts }) })
  const accesses = await moveAccess(tx, { ...ways, now: work.now, ...(only && { ids: only.accesses }) })
  for (const accountId of [from.id, to.id])
    await enqueueEntry(tx, { kind: 'rights.changed', payload: { accountId } }, work)
  return { numbers, seats, ended, favourites, gifts, accesses }
}

type Numbers = { from: Account; to: Account; numbers?: readonly string[] }

/** Links that move are from now, so that a former mailbox which takes an account back gets none of somebody else's. */
async function moveNumbers(tx: Tx, { from, to, numbers }: Numbers, work: Work): Promise<string[]> {
  const own = await findNumbersOf(tx, from.id)
  const chosen = own.filter((gpNumber) => !numbers || numbers.includes(gpNumber))
  for (const gpNumber of chosen) {
    await moveLink(tx, { gpNumber, from: from.id, to: to.id, linkedAt: work.now })
    await forgetRefusal(tx, { accountId: to.id, gpNumber })
    const payload = { accountId: to.id, gpNumber, edition: to.source, former: from.id }
    await enqueueEntry(tx, { kind: 'publisher.link', payload }, work)
  }
  return chosen
}
