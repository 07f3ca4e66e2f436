import type { ServedEdition } from '@leserkonto/editions'
import {
  sharedAdministrator,
  sharedEnded,
  sharedEnding,
  sharedMaximum,
  sharedOwner,
  sharedOwnPlan,
  sharedQuit,
  sharedRevoked,
  sharedUnmanaged,
} from '@leserkonto/mails'
import { sharedPlanLimits } from '@leserkonto/rules'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { findLinkHolder } from '../../customers/store/account-links.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { MailEntry } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import type { SharedSeat } from '../store/shared-seats.ts'

type Names = { givenName: string | null; familyName: string | null }
type Named = Names & { email: string }
type Seat = Pick<SharedSeat, 'accountId'>
type Mail = (edition: ServedEdition, reader: Named) => MailEntry['mail']

/** Tells the owner of a plan what happened to a seat; sends nothing if no account is linked. */
export async function mailOwner(
  tx: Tx,
  event: 'accepted' | 'declined' | 'quit',
  { plan, seat, account }: { plan: SharedSubscription; seat: SharedSeat; account: Named },
  work: Work,
): Promise<void> {
  const owner = await findLinkHolder(tx, plan.ownerGpNumber)
  const said = { name: namesOf(account) || seat.email, title: plan.title }
  const mail: Mail = (edition, reader) =>
    event === 'quit' ? sharedQuit(said, edition, reader) : sharedOwner(event, said, edition, reader)
  if (owner) await send(tx, { purpose: `shared_${event}`, to: owner, mail }, plan, work)
}

/** Tells both who may manage a company's plan now: the owner who has decided it, and the member whom it is about. */
export async function mailAdministrator(
  tx: Tx,
  { plan, seat, owner }: { plan: SharedSubscription; seat: SharedSeat; owner: Named },
  work: Work,
): Promise<void> {
  const member = seat.accountId ? await findAccount(tx, seat.accountId) : null
  const whose = member ?? seat
  const named = [whose.givenName, whose.familyName].filter(Boolean).join(' ') || seat.email
  const ownerName = [owner.givenName, owner.familyName].filter(Boolean).join(' ')
  const said = {
    title: plan.title,
    company: plan.companyName,
    manages: seat.manages,
    name: named,
    owner: ownerName,
  }
  for (const [to, addressee] of [
    ['owner', owner],
    ['member', member],
  ] as const) {
    const mail: Mail = (edition, reader) => sharedAdministrator(to, said, edition, reader)
    if (addressee) await send(tx, { purpose: 'shared_administrator', to: addressee, mail }, plan, work)
  }
}

/** Tells the owner that the plan has fewer seats now than are taken; nobody has to leave. */
export async function mailMaximum(tx: Tx, plan: SharedSubscription, used: number, work: Work): Promise<void> {
  const owner = await findLinkHolder(tx, plan.ownerGpNumber)
  const said = { title: plan.title, max: plan.maxMembers, used }
  const mail: Mail = (edition, reader) => sharedMaximum(said, edition, reader)
  if (owner) await send(tx, { purpose: 'shared_maximum', to: owner, mail }, plan, work)
}

/**
 * Tells a member what happens to their seat; sends nothing if it has no reader. `owner` is named where they did it: the member
 * has accepted their invitation, so they are no stranger.
 */
export async function mailMember(
  tx: Tx,
  event: keyof typeof memberMails,
  { plan, seat, owner }: { plan: SharedSubscription; seat: Seat; owner?: Names },
  work: Work,
): Promise<void> {
  const member = seat.accountId ? await findAccount(tx, seat.accountId) : null
  const said = { plan, owner: plan.companyName ?? namesOf(owner), now: work.now }
  const mail: Mail = (edition, reader) => memberMails[event](said, edition, reader)
  if (member) await send(tx, { purpose: `shared_${event}`, to: member, mail }, plan, work)
}

type PlanNotice = { plan: SharedSubscription; owner: string; now: Date }

const namesOf = (person: Names | undefined) =>
  [person?.givenName, person?.familyName].filter(Boolean).join(' ')

const memberMails = {
  revoked: ({ plan, owner }: PlanNotice, edition: ServedEdition, reader: Named) =>
    sharedRevoked({ type: plan.type, title: plan.title, owner }, edition, reader),
  ended: ({ plan, now }: PlanNotice, edition: ServedEdition, reader: Named) => {
    const { title, endedAt } = plan
    if (!endedAt) throw new Error('a plan that runs has not ended')
    const until = new Date(endedAt.getTime() + sharedPlanLimits.renewalMs)
    // An end may be noticed so late that a renewal would be, too.
    const renewableUntil = until > now ? until : null
    return sharedEnded({ type: plan.type, title, renewableUntil }, edition, reader)
  },
  own_plan: ({ plan }: PlanNotice, edition: ServedEdition, reader: Named) =>
    sharedOwnPlan(plan, edition, reader),
  unmanaged: ({ plan, owner }: PlanNotice, edition: ServedEdition, reader: Named) =>
    sharedUnmanaged({ type: plan.type, title: plan.title, owner }, edition, reader),
  ending: ({ plan: { title, endsAt } }: PlanNotice, edition: ServedEdition, reader: Named) => {
    if (!endsAt) throw new Error('a plan without an end does not end')
    return sharedEnding({ title, endsAt }, edition, reader)
  },
}

async function send(
  tx: Tx,
  { purpose, to, mail }: { purpose: string; to: Named; mail: Mail },
  plan: SharedSubscription,
  work: Work,
): Promise<void> {
  const finished = mail(work.edition(plan.edition), to)
  await enqueueMail(tx, { purpose, to: to.email, edition: plan.edition, mail: finished }, work)
}
