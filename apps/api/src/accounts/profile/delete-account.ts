import { deleteDone, sharedQuit } from '@leserkonto/mails'
import { type DeletionReason, isRunning } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { askForCustomer } from '../../customers/shared/customer-copy.ts'
import { findLinkHolder, findNumbersOf } from '../../customers/store/account-links.ts'
import type { MadeFrom } from '../../newsletters/shared/record-consent.ts'
import { removeNewsletters } from '../../newsletters/shared/remove-newsletters.ts'
import { announce } from '../../outbox/announce.ts'
import { enqueueEntry, enqueueMail } from '../../outbox/enqueue.ts'
import { endSharedPlans } from '../../seats/plans/end-shared-plans.ts'
import { appendSharedEvent } from '../../seats/store/shared-plans.ts'
import { dropLoginCodes } from '../../sign-in/store/login-codes.ts'
import { findOpenTakeBacks } from '../../sign-in/store/take-backs.ts'
import { dropRegistrationLinks } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { type LeftSeat, leaveSeats, removeAccount } from '../store/account-deletion.ts'
import { type Account, lockAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { dropAttempts } from '../store/pending-registrations.ts'
import { orphanPictures } from '../store/picture-objects.ts'

/** The account to delete and its customer numbers, none of which has a running plan, who asked for it, and the edition of the last mail. */
export type Deletion = {
  account: Account
  gpNumbers: readonly string[]
  /** `job`: the account went into another. Its mailbox was told then, and keeps its newsletters. */
  by: 'reader' | 'support' | 'job'
  edition: string
  /** What the reader said. */
  why?: Why
}

type Why = { reason: DeletionReason | null; reasonText: string | null }

/**
 * Deletes an account and everything that identifies its reader, in one transaction; only what retention needs stays
 * (proofs of consent without the address, the audit). False if the account no longer exists or has another customer
 * number by now. Seats are freed; the publisher and the last known address are told after commit.
 * Source: docs/spec/flows.md#deleting-an-account.
 */
export async function deleteAccount(
  tx: Tx,
  { account, gpNumbers, by, edition, why = { reason: null, reasonText: null } }: Deletion,
  work: Work & MadeFrom,
): Promise<boolean> {
  if (!(await lockAccount(tx, account.id))) return false
  const { id, emailKey } = account
  const now = await findNumbersOf(tx, id)
  if (now.some((gpNumber) => !gpNumbers.includes(gpNumber))) return false
  await leaveSharedPlans(tx, id, work)
  // Their plans no longer run, or the account could not be deleted; the members have to be told.
  for (const ownerGpNumber of now) await endSharedPlans(tx, { ownerGpNumber, reason: 'owner_deleted' }, work)
  if (by !== 'job') await removeNewsletters(tx, emailKey, work)
  await dropAttempts(tx, emailKey)
  await dropRegistrationLinks(tx, emailKey)
  await dropLoginCodes(tx, emailKey)
  await orphanPictures(tx, id, work.now)
  const formers = await formerMailboxes(tx, account, work)
  await removeAccount(tx, id)
  await audit(tx, { action: 'account.deleted', accountId: id, actor: by }, work)
  await announce(tx, [{ type: 'account.deleted', data: { sub: id, reason: why.reason } }], work)
  await tellWhy(tx, { edition, ...why }, work)
  for (const gpNumber of now)
    await enqueueEntry(tx, { kind: 'publisher.unlink', payload: { accountId: id, gpNumber } }, work)
  if (by !== 'job') await tellMailboxes(tx, { account, edition, formers }, work)
  return true
}

type Told = { account: Account; edition: string; formers: readonly string[] }

async function tellMailboxes(tx: Tx, { account, edition, formers }: Told, work: Work) {
  for (const [formerly, to] of [
    [false, account.email],
    ...formers.map((former) => [true, former] as const),
  ] as const) {
    const mail = deleteDone({ at: work.now, formerly }, work.edition(edition), account)
    await enqueueMail(tx, { purpose: 'delete_done', to, edition, mail }, work)
  }
}

/** Tells the publisher why, where the reader has said so, and not who it was. */
async function tellWhy(tx: Tx, { edition, reason, reasonText }: Why & { edition: string }, work: Work) {
  if (reason === null && reasonText === null) return
  const payload = { deletedAt: work.now.toISOString(), edition, reason, reasonText }
  await enqueueEntry(tx, { kind: 'publisher.account_deleted', payload }, work)
}

/** Whose owners could still have taken the account back: perhaps an intruder has changed its address and deletes it now. */
async function formerMailboxes(tx: Tx, { id, emailKey }: Account, { now }: With<'now'>): Promise<string[]> {
  const links = (await findOpenTakeBacks(tx, id, now)).filter((link) => link.emailKey !== emailKey)
  return [...new Set(links.map(({ payload }) => payload.email))]
}

async function leaveSharedPlans(tx: Tx, accountId: string, work: Work) {
  for (const seat of await leaveSeats(tx, accountId, work.now)) {
    const { crmSeatId, crmSubscriptionId } = seat
    if (seat.fromStatus !== 'ended') await noteLeft(tx, seat, accountId, work)
    if (!crmSeatId) continue
    const payload = { subscriptionId: crmSubscriptionId, seatId: crmSeatId }
    await enqueueEntry(tx, { kind: 'publisher.remove_seat', payload }, work)
  }
}

async function noteLeft(tx: Tx, seat: LeftSeat, sub: string, work: Work) {
  const { id: seatId, sharedSubscriptionId, fromStatus } = seat
  const event = {
    seatId,
    sharedSubscriptionId,
    fromStatus,
    toStatus: 'quit',
    reason: 'account_deleted',
  } as const
  await appendSharedEvent(tx, { id: work.ids.newId(), ...event, at: work.now })
  const data = { sub, plan_id: sharedSubscriptionId, seat_id: seatId }
  if (fromStatus === 'activated') await announce(tx, [{ type: 'seat.ended', data }], work)
  await tellOwner(tx, seat, work)
}

async function tellOwner(tx: Tx, { ownerGpNumber, name, title, edition }: LeftSeat, work: Work) {
  const owner = await findLinkHolder(tx, ownerGpNumber)
  if (!owner) return
  const mail = sharedQuit({ name, title }, work.edition(edition), owner)
  await enqueueMail(tx, { purpose: 'shared_quit', to: owner.email, edition, mail }, work)
}

/**
 * Whether one of these customers has a running plan according to the publisher now, not to a copy. Rejects with
 * PUBLISHER_UNAVAILABLE.
 */
export async function hasRunningPlan(
  gpNumbers: readonly string[],
  work: With<'clock' | 'db' | 'publisher'>,
): Promise<boolean> {
  const records = await Promise.all(gpNumbers.map((gpNumber) => askForCustomer(gpNumber, work)))
  const plans = records.flatMap((record) => record?.copy.subscriptions ?? [])
  return plans.some((plan) => isRunning(plan, work.clock.now()))
}
