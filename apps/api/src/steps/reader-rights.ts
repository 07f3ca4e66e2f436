import { type CustomerCopies, grantedRights, isFreshCopy, isUsableCopy } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { findLiveSeat } from '../store/shared-seats.ts'
import { readCustomerCopies } from './customer-copies.ts'
import { isUnavailable, refreshCustomerCopy } from './customer-copy.ts'

type Reader = { accountId: string; gpNumber: string | null }

/**
 * What a reader may read in an edition. `outage` is the error of a publisher that cannot be asked while nothing usable
 * is known about a plan that could grant more: throw it rather than refuse a right.
 */
export type ReaderRights = { rights: string[]; outage: unknown }

/**
 * Rights of a reader by the own plan and an activated seat, from copies that are asked anew once they are no longer
 * fresh. With `wanted` a copy that does not grant this right is asked anew after a minute already. An outage never
 * fails it. Source: publisher.md "Client rules".
 */
export async function readerRights(
  reader: Reader,
  { edition, wanted }: { edition: string; wanted?: string },
  needs: Deps,
): Promise<ReaderRights> {
  const now = needs.clock.now()
  const seat = await findLiveSeat(needs.db, reader.accountId)
  const ownersNumber = seat?.status === 'activated' ? seat.sharedSubscription.ownerGpNumber : null
  const read = () => readCustomerCopies(needs.db, reader.gpNumber, reader.accountId)
  const before = await read()
  const known = grantedRights(before, { edition, now })
  const granting = wanted === undefined ? known.length > 0 : known.includes(wanted)
  const outdated = [
    { number: reader.gpNumber, copy: before.own },
    { number: ownersNumber, copy: before.seat?.owner ?? null },
  ].flatMap(({ number, copy }) => (number && !(copy && isFreshCopy(copy, { now, granting })) ? [number] : []))
  const asked = await Promise.allSettled(outdated.map((number) => refreshCustomerCopy(number, needs)))
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const bug = failures.find((error) => !isUnavailable(error))
  if (bug) throw bug
  const after = outdated.length > failures.length ? await read() : before
  const outage = isUsable(after, reader, now) ? undefined : failures[0]
  return { rights: grantedRights(after, { edition, now }), outage }
}

function isUsable({ own, seat }: CustomerCopies, { gpNumber }: Reader, now: Date): boolean {
  const usable = (copy: CustomerCopies['own']) => copy !== null && isUsableCopy(copy, now)
  return (gpNumber === null || usable(own)) && (!seat?.activated || usable(seat.owner))
}
