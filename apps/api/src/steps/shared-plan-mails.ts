import { sharedOwner, sharedQuit, sharedRevoked } from '@leserkonto/mails'
import type { Deps } from '../deps.ts'
import { findLinkHolder } from '../store/account-links.ts'
import type { Tx } from '../store/db.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import type { SharedSeat } from '../store/shared-seats.ts'
import { enqueueMail } from './enqueue-mail.ts'

type Work = Deps & { now: Date }
type Named = { email: string; givenName: string | null; familyName: string | null }

/** Tells the owner of a plan what became of a seat; nobody is told while no account is linked. */
export async function mailOwner(
  tx: Tx,
  event: 'accepted' | 'declined' | 'quit',
  { plan, seat, account }: { plan: SharedSubscription; seat: SharedSeat; account: Named },
  work: Work,
): Promise<void> {
  const owner = await findLinkHolder(tx, plan.ownerGpNumber)
  const edition = editionOf(plan, work)
  if (!owner || !edition) return
  const typed = [account.givenName, account.familyName].filter(Boolean).join(' ')
  const said = { name: typed || seat.email, title: plan.title }
  const mail = event === 'quit' ? sharedQuit(said, edition) : sharedOwner(event, said, edition)
  await enqueueMail(
    tx,
    work,
    { purpose: `shared_${event}`, to: owner.email, edition: edition.shortcut, mail },
    work.now,
  )
}

/** Tells a member that the owner took the seat back. */
export async function mailRevoked(tx: Tx, to: string, plan: SharedSubscription, work: Work): Promise<void> {
  const edition = editionOf(plan, work)
  if (!edition) return
  const mail = sharedRevoked({ title: plan.title }, edition)
  await enqueueMail(tx, work, { purpose: 'shared_revoked', to, edition: edition.shortcut, mail }, work.now)
}

const editionOf = ({ edition }: SharedSubscription, { editions }: Work) =>
  editions.find(({ shortcut }) => shortcut === edition) ?? editions.at(-1)
