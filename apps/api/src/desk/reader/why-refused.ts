import { grantedRights, isRunning, isUsableCopy, rightCodes } from '@leserkonto/rules'
import { deskReaderTexts } from '@leserkonto/texts'
import type { With } from '../../context.ts'
import type { ReaderFile } from './reader-file.ts'

/**
 * In which newspapers plus articles are open to a reader, or why they are not: what a service has to say on the telephone.
 * Decided from what is known here, as an article would be.
 */
export function whyRefused(
  { account, copies }: Pick<ReaderFile, 'account' | 'copies'>,
  { editions, now }: With<'editions' | 'now'>,
): string {
  if (account.status === 'blocked') return why.closed(why.blocked)
  const open = editions.filter(({ shortcut }) =>
    grantedRights(copies, { edition: shortcut, now }).includes(rightCodes.newsPortal),
  )
  return open.length > 0
    ? why.open(open.map(({ name }) => name).join(', '))
    : why.closed(missing(copies, now))
}

const { why } = deskReaderTexts

function missing({ own, seat }: ReaderFile['copies'], now: Date): string {
  if (seat && !seat.activated) return why.seatWaits
  if (own.length === 0 && !seat) return why.noNumber
  const known = [...own.map(({ copy }) => copy), ...(seat ? [seat.owner] : [])].flatMap((copy) => copy ?? [])
  if (known.length === 0) return why.noCopy
  const usable = known.filter((copy) => isUsableCopy(copy, now))
  if (usable.length === 0) return why.oldCopy
  const runs = usable.some(({ subscriptions }) => subscriptions.some((plan) => isRunning(plan, now)))
  return runs ? why.noRight : why.ended
}
