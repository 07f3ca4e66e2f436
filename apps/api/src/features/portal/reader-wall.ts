import { sharedPlanLimits, type Wall, wallFor } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { type CopiedReader, readerRights } from '../../domain/customers/reader-rights.ts'
import { hasEndedSeat } from '../../store/shared-seats.ts'

/**
 * Why a reader gets the offer instead of what needs a right in an edition; null for one who has it. Only who has no plan at
 * all is looked up once more: the seat of a shared plan that has ended may be why.
 */
export async function readerWall(
  reader: CopiedReader,
  { edition, right }: { edition: string; right: string },
  work: Work,
): Promise<Wall | null> {
  const { rights, copies, unsure } = await readerRights(reader, { edition, wanted: right }, work)
  if (rights.includes(right)) return null
  const { gpNumber } = copies
  const now = work.clock.now()
  const wall = wallFor(copies, { edition, right, now, gpNumber, unsure })
  if (wall.state !== 'unlinked' && wall.state !== 'noPlan') return wall
  const since = new Date(now.getTime() - sharedPlanLimits.renewalMs)
  const left = await hasEndedSeat(work.db, reader.accountId, since)
  return left ? { state: 'sharedEnded', linked: gpNumber !== null } : wall
}
