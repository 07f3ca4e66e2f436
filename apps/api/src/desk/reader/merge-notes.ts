import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, deskLimits, goneUntil } from '@leserkonto/rules'
import { dateTexts, deskReaderTexts } from '@leserkonto/texts'
import { findLink } from '../../customers/store/account-links.ts'
import type { DeskCall } from '../../desk-context.ts'
import { findSeat } from '../../seats/store/shared-seats.ts'
import type { ReaderFile } from './reader-file.ts'

const { merges, sentence } = deskReaderTexts

/** Merges into a reader's account that can be undone. */
export const openMerges = ({ mergesInto }: ReaderFile, { now }: DeskCall) =>
  mergesInto.filter(({ undoneAt, mergedAt }) => !undoneAt && mergedAt > goneUntil('merges', now))

/** What has become of an account that went into another; undefined for any other. */
export function mergeSentence({ mergeFrom }: Pick<ReaderFile, 'mergeFrom'>): string | undefined {
  if (!mergeFrom) return undefined
  const since = dateTexts.day(mergeFrom.mergedAt)
  return mergeFrom.kept ? sentence.merged(since, mergeFrom.kept.email) : sentence.orphan(since)
}

/** The way to the account that stays, and which ones went into this. */
export function mergeNotes(file: ReaderFile, call: DeskCall): DeskBlock[] {
  const { keptId } = file.mergeFrom ?? {}
  const open = openMerges(file, call).map(({ gone, mergedAt }) => {
    const until = dateTexts.day(new Date(mergedAt.getTime() + deskLimits.mergeMs))
    return { kind: 'notice', tone: 'state', text: merges.open(gone.email, until) } as const
  })
  return [
    ...(keptId
      ? [{ kind: 'link', text: merges.toKept, href: `${deskAddresses.reader}/${keptId}` } as const]
      : []),
    ...open,
  ]
}

/** What the last merge that was undone could not give back, by name. */
export async function notBack({ mergesInto }: ReaderFile, { db }: DeskCall): Promise<string | undefined> {
  const [merge] = mergesInto
    .filter(({ undoneAt }) => undoneAt)
    .sort((one, other) => (other.undoneAt?.getTime() ?? 0) - (one.undoneAt?.getTime() ?? 0))
  if (!merge) return undefined
  const { numbers, seats, ended } = merge.manifest
  const names: string[] = []
  for (const number of numbers)
    if ((await findLink(db, number))?.accountId !== merge.goneId) names.push(merges.number(number))
  for (const id of [...seats, ...ended]) {
    const seat = await findSeat(db, id)
    const isBack = seat?.accountId === merge.goneId && seat.status !== 'quit'
    if (!isBack) names.push(seat ? merges.seat(seat.sharedSubscription.title) : merges.gone)
  }
  return names.length > 0 ? merges.notBack(names.join(', ')) : undefined
}
