import { fieldError, Problem, type subscriptions } from '@leserkonto/contracts'
import {
  type CustomerCopy,
  emailKey,
  isRunning,
  maxLinkedNumbers,
  readPostcode,
  shownPlans,
} from '@leserkonto/rules'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { CallOf, OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { followSharedPlans } from '../../seats/plans/follow-shared-plans.ts'
import { transaction } from '../../store/database/run.ts'
import {
  askForCustomer,
  type CustomerRecord,
  customerCopy,
  refreshCustomer,
} from '../shared/customer-copy.ts'
import {
  addressOnFile,
  type ClaimOutcome,
  isLinkedElsewhere,
  linkByFinding,
  linkCustomer,
} from '../shared/link-customer.ts'
import { foundCustomers, linkFound } from '../shared/link-found.ts'
import { findNumbersOf, type LinkMethod, linkIndex } from '../store/account-links.ts'
import { hasLinkProof } from '../store/link-proofs.ts'
import { findRefusals } from '../store/link-refusals.ts'

type Given = { gp_number: string; postcode?: string | undefined }

/**
 * Links a customer number to the account by one proof of ownership. The answer to a wrong proof is the same as for an
 * unknown number, and both count as a miss of that number; the publisher is asked first, so that an outage changes nothing.
 */
export const link: OperationOf<typeof subscriptions.link> = async (given, call) => {
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const numbers = await findNumbersOf(call.db, account.id)
  if (numbers.includes(given.gp_number))
    return shown(given.gp_number, (await customerCopy(given.gp_number, { force: false }, call)).copy, call)
  if (numbers.length >= maxLinkedNumbers) throw full()
  const { method, record } = await prove(given, account, call)
  if (!record.copy.subscriptions.some((plan) => isRunning(plan, call.now)))
    throw new Problem('LINK_NO_SUBSCRIPTION')
  if (await isLinkedElsewhere(record, call)) throw new Problem('GP_NUMBER_ALREADY_LINKED')
  const edition = call.askedEdition(undefined).shortcut
  const claim = { account, gpNumber: given.gp_number, method, record, edition }
  const outcome = await transaction(
    call.db,
    (tx) => (method === 'address' ? linkByFinding : linkCustomer)(tx, claim, call),
    [linkIndex],
  )
  refuseUnlessLinked(outcome)
  tellRelay(call)
  return shown(given.gp_number, record.copy, call)
}

const shown = (gpNumber: string, copy: CustomerCopy, { now }: Pick<CallOf<'reader'>, 'now'>) => ({
  gp_number: gpNumber,
  subscriptions: shownPlans({ gpNumber, copy }, now),
})

/** Throws LINK_VERIFICATION_REQUIRED without any proof, LINK_NO_SUBSCRIPTION for a wrong one. */
async function prove(
  given: Given,
  account: Account,
  call: CallOf<'reader'>,
): Promise<{ method: LinkMethod; record: CustomerRecord }> {
  const subject = { subject: given.gp_number }
  await call.limits.take('linkMiss', subject)
  const record = await askForCustomer(given.gp_number, call).catch(async (error) => {
    await call.limits.giveBack('linkMiss', subject)
    throw error
  })
  const method = record && (await methodOf(given, account, record, call))
  // Without a postcode it was not a guess.
  if (method || given.postcode === undefined) await call.limits.giveBack('linkMiss', subject)
  if (method) return { method, record }
  throw given.postcode === undefined ? postcodeNeeded() : new Problem('LINK_NO_SUBSCRIPTION')
}

async function methodOf(
  { gp_number, postcode }: Given,
  account: Account,
  record: CustomerRecord,
  call: CallOf<'reader'>,
): Promise<LinkMethod | undefined> {
  if (postcode !== undefined && postcode === readPostcode(record.customer.address.postcode)) return 'number'
  const onFile = addressOnFile(record)
  if (onFile && emailKey(onFile) === account.emailKey) return 'email'
  const finding = { accountId: account.id, gpNumber: gp_number, now: call.now }
  return (await hasLinkProof(call.db, finding)) ? 'address' : undefined
}

function refuseUnlessLinked(outcome: ClaimOutcome) {
  if (outcome === 'taken') throw new Problem('GP_NUMBER_ALREADY_LINKED')
  if (outcome === 'full') throw full()
  if (outcome === 'inactive') throw new Problem('AUTH_REQUIRED')
  if (outcome === 'no_proof') throw postcodeNeeded()
}

/** Names the field, so that the form marks it. */
const postcodeNeeded = () =>
  new Problem('LINK_VERIFICATION_REQUIRED', {
    fields: [fieldError('postcode', 'LINK_VERIFICATION_REQUIRED')],
  })

const full = () => new Problem('GP_NUMBER_LIMIT', { params: { max: maxLinkedNumbers } })

/**
 * Customers with the reader's proven address who are not linked to anybody, for the reader to choose from; changes nothing.
 * `declined`: the reader has unlinked the number once.
 */
export const found: OperationOf<typeof subscriptions.found> = async (_input, call) => {
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
export const claim: OperationOf<typeof subscriptions.claim> = async (_input, call) => {
  const { accountId, copies } = call.reader
  for (const { gpNumber } of copies.own) await refreshAndFollow(gpNumber, call)
  await linkFound(call.reader, { edition: call.askedEdition(undefined).shortcut }, call)
  return { gp_numbers: await findNumbersOf(call.db, accountId) }
}

async function refreshAndFollow(gpNumber: string, call: CallOf<'reader'>) {
  await refreshCustomer(gpNumber, call)
  await followSharedPlans(gpNumber, call)
}
