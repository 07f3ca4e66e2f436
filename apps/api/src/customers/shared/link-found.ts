import { emailKey, isRunning } from '@leserkonto/rules'
import { findAccount, lockAccount } from '../../accounts/store/accounts.ts'
import type { With, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { findLink, linkIndex } from '../store/account-links.ts'
import { isRefused } from '../store/link-refusals.ts'
import { askForCustomer, type CustomerRecord } from './customer-copy.ts'
import { addressOnFile, isLinkedElsewhere, linkCustomer } from './link-customer.ts'

/** A reader by the account and its address, which they have proven. */
export type Proven = { accountId: string; email: string }

/** A customer with the reader's address and a running plan; `free`: linked to nobody. */
export type FoundCustomer = { gpNumber: string; record: CustomerRecord; state: 'own' | 'free' | 'taken' }

/** A household has fewer contracts; an address with more is one of the house's own. Our choice. */
const maxAsked = 10

/**
 * The publisher's customers with the reader's proven address, and `also`, whom an event was about. Nobody where the
 * publisher cannot search by address. Rejects with PUBLISHER_UNAVAILABLE.
 */
export async function foundCustomers(
  { accountId, email }: Proven,
  also: string | undefined,
  work: With<'clock' | 'db' | 'now' | 'publisher'>,
): Promise<FoundCustomer[]> {
  const named = await work.publisher.customersOf(email)
  if (named === null) return []
  const numbers = [...new Set([...(also ? [also] : []), ...named])].slice(0, maxAsked)
  const asked = await Promise.all(
    numbers.map(async (gpNumber): Promise<FoundCustomer[]> => {
      const record = await askForCustomer(gpNumber, work)
      if (!record || !fits(record, email, work.now)) return []
      return [{ gpNumber, record, state: await stateOf(record, accountId, work) }]
    }),
  )
  return asked.flat()
}

/** The publisher's search is not trusted: what it says of the customer counts. */
function fits(record: CustomerRecord, email: string, now: Date): boolean {
  const onFile = addressOnFile(record)
  const isTheirs = onFile !== undefined && emailKey(onFile) === emailKey(email)
  return isTheirs && record.copy.subscriptions.some((plan) => isRunning(plan, now))
}

async function stateOf(
  record: CustomerRecord,
  accountId: string,
  work: With<'db'>,
): Promise<FoundCustomer['state']> {
  const link = await findLink(work.db, record.customer.gp_number)
  if (link) return link.accountId === accountId ? 'own' : 'taken'
  return (await isLinkedElsewhere(record, work)) ? 'taken' : 'free'
}

/**
 * Links the one customer with the reader's proven address who is not linked yet, and tells the reader. Of several nobody
 * is linked: that would be a guess, and the profile offers them. Nor is a number that the reader has unlinked.
 * Source: docs/spec/contract.md#found-by-the-own-address.
 */
export async function linkFound(
  reader: Proven,
  { edition, also }: { edition: string; also?: string },
  work: Work,
): Promise<void> {
  const found = await foundCustomers(reader, also, work)
  const [only, ...others] = found.filter(({ state }) => state !== 'own')
  if (only?.state !== 'free' || others.length > 0) return
  const { gpNumber, record } = only
  await transaction(
    work.db,
    async (tx) => {
      // The reader may be changing the address or unlinking the number at this moment.
      await lockAccount(tx, reader.accountId)
      const account = await findAccount(tx, reader.accountId)
      if (account?.emailKey !== emailKey(reader.email)) return
      if (await isRefused(tx, { accountId: account.id, gpNumber })) return
      await linkCustomer(tx, { account, gpNumber, method: 'found', record, edition }, work)
    },
    [linkIndex],
  )
  tellRelay(work)
}
