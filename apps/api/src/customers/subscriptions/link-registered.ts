import { emailKey, isRunning, limits, readPostcode } from '@leserkonto/rules'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { With, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { RegisteredLinkEntry } from '../../outbox/entries.ts'
import { countTakes } from '../../sign-in/store/rate-limits.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { askForCustomer, type CustomerRecord } from '../shared/customer-copy.ts'
import { addressOnFile, isLinkedElsewhere, linkCustomer } from '../shared/link-customer.ts'
import { type LinkMethod, linkIndex } from '../store/account-links.ts'

type Found = { record: CustomerRecord; method: LinkMethod }

/**
 * After an activation: links the customer named in the registration form, if the proof is right. Otherwise nothing happens
 * and nobody is told: the reader can link on the profile page, and the form must not allow guessing.
 */
export async function linkRegistered(entry: RegisteredLinkEntry, entryId: string, work: Work): Promise<void> {
  const account = await findAccount(work.db, entry.accountId)
  const found = account && (await findCustomer(entry, account, work))
  const claim = found && (await holds(found, work)) ? found : null
  await transaction(
    work.db,
    async (tx) => {
      if (account && claim) {
        const gpNumber = claim.record.customer.gp_number
        await linkCustomer(tx, { account, gpNumber, edition: entry.edition, ...claim }, work)
      }
      await finishEntry(tx, entryId)
    },
    [linkIndex],
  )
  tellRelay(work)
}

const holds = async ({ record }: Found, work: With<'db' | 'now'>) =>
  record.copy.subscriptions.some((plan) => isRunning(plan, work.now)) &&
  !(await isLinkedElsewhere(record, work))

async function findCustomer(
  { form }: RegisteredLinkEntry,
  account: Account,
  work: Work,
): Promise<Found | null> {
  if (form.gp_number) return byNumber({ ...form, gp_number: form.gp_number }, account, work)
  const { postcode, street, housenumber, city, given_name, family_name, company_name } = form
  if (!(postcode && street && housenumber && city && (family_name || company_name))) return null
  const [gpNumber, ...others] = await work.publisher.searchCustomers({
    postcode,
    street,
    housenumber,
    city,
    given_name,
    family_name,
    company_name,
    customer_type: company_name ? 'company' : 'private',
  })
  const record = gpNumber && others.length === 0 ? await askForCustomer(gpNumber, work) : null
  return record && { record, method: 'address' }
}

async function byNumber(
  { gp_number, postcode }: { gp_number: string; postcode?: string | undefined },
  account: Account,
  work: Work,
): Promise<Found | null> {
  const record = await askForCustomer(gp_number, work)
  const onFile = record && addressOnFile(record)
  if (record && onFile && emailKey(onFile) === account.emailKey) return { record, method: 'email' }
  if (!postcode || !(await mayMissAgain(gp_number, work))) return null
  return record && readPostcode(record.customer.address.postcode) === postcode
    ? { record, method: 'number' }
    : null
}

/**
 * Counts one try at a customer number outside a call, in the bucket of the limit `linkMiss`, so that repeated registrations
 * cannot get around it. False if the number had its misses of the day.
 */
async function mayMissAgain(
  gpNumber: string,
  { pool, secrets, config, now }: With<'config' | 'now' | 'pool' | 'secrets'>,
): Promise<boolean> {
  const [window] = limits.linkMiss
  const key = secrets.mac('limit', `${window.key} ${gpNumber}`)
  const take = { ...window, bucket: 'linkMiss.0', key, max: window.max * config.rateLimitFactor }
  const taken = await countTakes(pool, [take], now)
  return taken.every(({ count, max }) => count <= max)
}
