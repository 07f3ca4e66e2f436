import { plansOfEdition } from '@leserkonto/editions'
import { grantedRights, isFreshCopy, isOutage, isUsableCopy } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { findReaderCopies, type ReaderCopies } from '../store/rights-copies.ts'
import { refreshCustomer } from './customer-copy.ts'

/** A reader, with the copies behind their rights as they were just read. */
export type CopiedReader = { accountId: string; copies: ReaderCopies }

/** The same of an account that is not the caller's. */
export const copiedReader = async (
  accountId: string,
  { reads, now }: With<'reads' | 'now'>,
): Promise<CopiedReader> => ({
  accountId,
  copies: await findReaderCopies(reads, accountId, now),
})

/**
 * What a reader may read in an edition. `outage` is set if the publisher cannot be asked and nothing usable is known about
 * a plan that could grant more: throw it instead of refusing a right. `copies` are those it was decided by; `unsure`: the
 * publisher could not be asked about one that is no longer fresh, so that they may say less than is true.
 */
export type ReaderRights = { rights: string[]; outage: unknown; copies: ReaderCopies; unsure: boolean }

/**
 * Whether a reader has a right in an edition. Where nothing usable is known and the publisher cannot be asked it is
 * neither granted nor refused: rejects with PUBLISHER_UNAVAILABLE.
 */
export async function hasRight(
  reader: CopiedReader,
  { edition, right }: { edition: string; right: string },
  work: Work,
): Promise<boolean> {
  const { rights, outage } = await readerRights(reader, { edition, wanted: right }, work)
  if (rights.includes(right)) return true
  if (outage) throw outage
  return false
}

/**
 * Rights of a reader by their own plans and an activated seat, from copies that are refreshed when they are no longer
 * fresh. With `wanted`, a copy that does not grant this right is refreshed after a minute already. It never rejects
 * because of an outage. Source: docs/spec/publisher.md#client-rules.
 */
export async function readerRights(
  { accountId, copies: before }: CopiedReader,
  { edition: shortcut, wanted }: { edition: string; wanted?: string },
  work: Work,
): Promise<ReaderRights> {
  const edition = plansOfEdition(work.editions, shortcut)
  const now = work.clock.now()
  const known = grantedRights(before, { edition, now })
  const granting = wanted === undefined ? known.length > 0 : known.includes(wanted)
  const outdated = sourcesOf(before).flatMap(({ gpNumber, copy }) =>
    copy && isFreshCopy(copy, { now, granting }) ? [] : [gpNumber],
  )
  const asked = await Promise.allSettled(outdated.map((gpNumber) => refreshCustomer(gpNumber, work)))
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const bug = failures.find((error) => !isOutage(error))
  if (bug) throw bug
  const after =
    outdated.length > failures.length ? await findReaderCopies(work.reads, accountId, now) : before
  const isKnown = sourcesOf(after).every(({ copy }) => copy && isUsableCopy(copy, now))
  return {
    rights: grantedRights(after, { edition, now }),
    outage: isKnown ? undefined : failures[0],
    copies: after,
    unsure: failures.length > 0,
  }
}

/** The customers whose plans count for a reader: those of their numbers, and the owner of the plan they share. */
function sourcesOf({ own, seat }: ReaderCopies) {
  const owner = seat?.activated ? [{ gpNumber: seat.ownerGpNumber, copy: seat.owner }] : []
  return [...own, ...owner]
}
