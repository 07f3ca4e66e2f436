import { Problem, type subscriptions } from '@leserkonto/contracts'
import { isRunning, maxLinkedNumbers, shownPlans } from '@leserkonto/rules'
import type { CallOf, Story } from '../../context.ts'
import { refreshCustomer } from '../../domain/customers/customer-copy.ts'
import { foundCustomers, linkFound } from '../../domain/customers/link-found.ts'
import { followSharedPlans } from '../../domain/seats/follow-shared-plans.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { confirmFound, findLink, findNumbersOf } from '../../store/customers/account-links.ts'
import { findRefusals } from '../../store/customers/link-refusals.ts'
import { transaction } from '../../store/database/run.ts'
import { endOwnLink } from './unlink.ts'

/**
 * Customers with the reader's proven address who are not linked to anybody, for the reader to choose from; changes nothing.
 * `declined`: the reader has unlinked the number once.
 */
export const found: Story<typeof subscriptions.found> = async (_input, call) => {
  const { copies } = call.reader
  if (copies.own.length >= maxLinkedNumbers) return { offers: [] }
  const free = (await foundCustomers(call.reader, undefined, call)).filter(({ state }) => state === 'free')
  if (free.length === 0) return { offers: [] }
  const refused = (await findRefusals(call.db, call.reader.accountId)).map(({ gpNumber }) => gpNumber)
  return {
    offers: free.map(({ gpNumber, record: { copy } }) => {
      const running = { ...copy, subscriptions: copy.subscriptions.filter((one) => isRunning(one, call.now)) }
      return {
        gp_number: gpNumber,
        subscriptions: shownPlans({ gpNumber, copy: running }, call.now),
        declined: refused.includes(gpNumber),
      }
    }),
  }
}

/**
 * The reader comes from a purchase: looks at the publisher at once, for a new plan of a linked number and for a customer
 * with the reader's address. Answers the numbers that are linked now.
 */
export const claim: Story<typeof subscriptions.claim> = async (_input, call) => {
  const { accountId, copies } = call.reader
  for (const { gpNumber } of copies.own) await refreshAndFollow(gpNumber, call)
  await linkFound(call.reader, { edition: call.askedEdition(undefined).shortcut }, call)
  return { gp_numbers: await findNumbersOf(call.db, accountId) }
}

async function refreshAndFollow(gpNumber: string, call: CallOf<'reader'>) {
  await refreshCustomer(gpNumber, call)
  await followSharedPlans(gpNumber, call)
}

/**
 * The reader's answer to a link that the service made by itself. Undoing needs no password, since the reader never asked
 * for the link; one they kept is undone as any other. Throws NOT_FOUND for such a one.
 */
export const answerFound: Story<typeof subscriptions.answerFound> = async ({ gp_number, keep }, call) => {
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
