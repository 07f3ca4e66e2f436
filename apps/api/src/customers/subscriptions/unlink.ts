import { fieldError, Problem, type subscriptions } from '@leserkonto/contracts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { OperationOf, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { mailMember } from '../../seats/plans/shared-plan-mails.ts'
import { findPlansOf } from '../../seats/store/shared-plans.ts'
import { findTakenSeats } from '../../seats/store/shared-seats.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { type EndedLink, unlinkCustomer } from '../shared/unlink-customer.ts'
import { confirmFound, findLink, findNumbersOf } from '../store/account-links.ts'

/**
 * Ends the link of a number, which may stay out where there is one only, and tells who reads along; what is not linked
 * needs nothing. Throws VALIDATION_FAILED where it has to be named.
 * Source: docs/spec/flows.md#an-owner-who-unlinks.
 */
export const unlink: OperationOf<typeof subscriptions.unlink> = async (
  { gp_number, current_password },
  call,
) => {
  await requireFreshLogin(current_password, call)
  const { accountId } = call.reader
  const [first, ...others] = await findNumbersOf(call.db, accountId)
  if (!gp_number && others.length > 0)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('gp_number', 'REQUIRED')] })
  const gpNumber = gp_number ?? first
  if (!gpNumber) return
  const edition = call.askedEdition(undefined).shortcut
  await transaction(call.db, (tx) => endOwnLink(tx, { accountId, gpNumber, edition }, call))
  tellRelay(call)
}

/** Ends a link as its reader wants, in a transaction; tell the relay after it. */
async function endOwnLink(tx: Tx, link: Omit<EndedLink, 'by'>, work: Work): Promise<void> {
  const ended = await unlinkCustomer(tx, { ...link, by: 'reader' }, work)
  if (ended) await tellUnmanaged(tx, link, work)
}

/** Tells the members of a customer's running plans that no account manages them now; nobody loses a seat. */
async function tellUnmanaged(
  tx: Tx,
  { gpNumber, accountId }: { gpNumber: string; accountId: string },
  work: Work,
): Promise<void> {
  const owner = await findAccount(tx, accountId)
  const plans = await findPlansOf(tx, gpNumber, [])
  for (const plan of plans.filter(({ status }) => status === 'live'))
    for (const seat of await findTakenSeats(tx, plan.id))
      await mailMember(tx, 'unmanaged', { plan, seat, ...(owner && { owner }) }, work)
}

/**
 * The reader's answer to a link that the service made by itself. Undoing needs no password, since the reader never asked
 * for the link; one they kept is undone as any other. Throws NOT_FOUND for such a one.
 */
export const answerFound: OperationOf<typeof subscriptions.answerFound> = async (
  { gp_number, keep },
  call,
) => {
  const { accountId } = call.reader
  const link = { accountId, gpNumber: gp_number }
  if (keep) return confirmFound(call.db, link)
  const held = await findLink(call.db, gp_number)
  if (held?.accountId !== accountId) return
  if (held.method !== 'found') throw new Problem('NOT_FOUND')
  const edition = call.askedEdition(undefined).shortcut
  await transaction(call.db, (tx) => endOwnLink(tx, { ...link, edition }, call))
  tellRelay(call)
}
