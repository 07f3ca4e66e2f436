import { emailKey, isRunning } from '@leserkonto/rules'
import { askForCustomer, type CustomerRecord } from '../steps/customer-copy.ts'
import { tellRelay } from '../steps/enqueue-mail.ts'
import { addressOnFile, isLinkedElsewhere, linkCustomer, linkIndex } from '../steps/link-customer.ts'
import { mayMissAgain } from '../steps/may-miss-again.ts'
import type { RegisteredLinkEntry } from '../steps/outbox-entries.ts'
import type { LinkMethod } from '../store/account-links.ts'
import { type Account, findAccount } from '../store/accounts.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

type Found = { record: CustomerRecord; method: LinkMethod }

/**
 * After an activation: links the customer that the registration form named, if its proof holds. What does not hold is
 * dropped without a word: the reader can link on the profile page, and the form must not become a way to guess.
 */
export async function linkRegistered(entry: RegisteredLinkEntry, entryId: string, job: Job): Promise<void> {
  const account = await findAccount(job.db, entry.accountId)
  const found = account && !account.gpNumber ? await findCustomer(entry, account, job) : null
  const claim = found && (await holds(found, job)) ? found : null
  await transaction(
    job.db,
    async (tx) => {
      if (account && claim) {
        const gpNumber = claim.record.customer.gp_number
        await linkCustomer(tx, { account, gpNumber, edition: entry.edition, ...claim }, job)
      }
      await finishEntry(tx, entryId)
    },
    [linkIndex],
  )
  tellRelay(job)
}

const holds = async ({ record }: Found, job: Job) =>
  record.copy.subscriptions.some((plan) => isRunning(plan, job.now)) &&
  !(await isLinkedElsewhere(record, job))

async function findCustomer(
  { form }: RegisteredLinkEntry,
  account: Account,
  job: Job,
): Promise<Found | null> {
  if (form.gp_number) return byNumber({ ...form, gp_number: form.gp_number }, account, job)
  const { postcode, street, housenumber, city, given_name, family_name, company_name } = form
  if (!(postcode && street && housenumber && city && (family_name || company_name))) return null
  const [gpNumber, ...others] = await job.publisher.searchCustomers({
    ...{ postcode, street, housenumber, city, given_name, family_name, company_name },
    customer_type: company_name ? 'company' : 'private',
  })
  const record = gpNumber && others.length === 0 ? await askForCustomer(gpNumber, job) : null
  return record && { record, method: 'address' }
}

async function byNumber(
  { gp_number, postcode }: { gp_number: string; postcode?: string | undefined },
  account: Account,
  job: Job,
): Promise<Found | null> {
  const record = await askForCustomer(gp_number, job)
  const onFile = record && addressOnFile(record)
  if (record && onFile && emailKey(onFile) === account.emailKey) return { record, method: 'email' }
  if (!postcode || !(await mayMissAgain(gp_number, job))) return null
  return record?.customer.address.postcode === postcode ? { record, method: 'number' } : null
}
