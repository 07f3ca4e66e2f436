import { linkDone, linkNotice } from '@leserkonto/mails'
import { emailKey, isRunning, normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { createNotMeToken } from '../../domain/accounts/not-me-token.ts'
import type { CustomerRecord } from '../../domain/customers/customer-copy.ts'
import { unlinkCustomer } from '../../domain/customers/unlink-customer.ts'
import { enqueueEntry, enqueueMail } from '../../outbox/enqueue.ts'
import { type Account, findAccount } from '../../store/accounts/accounts.ts'
import { audit } from '../../store/accounts/audit.ts'
import { findLinkHolder, type LinkMethod, linkOnce } from '../../store/customers/account-links.ts'
import { consumeLinkProofs } from '../../store/customers/link-proofs.ts'
import { saveRightsCopy } from '../../store/customers/rights-copies.ts'
import type { Tx } from '../../store/database/db.ts'

/** A proven claim to a customer number. */
export type Claim = {
  account: Account
  gpNumber: string
  method: LinkMethod
  record: CustomerRecord
  edition: string
}

/** Result of a claim; `taken`: by another account, `other_number`: the account has another number. */
export type ClaimOutcome = 'linked' | 'taken' | 'other_number' | 'no_proof'

/** The index that decides which of two simultaneous claims was first; to be passed to `transaction`. */
export const linkIndex = 'account_gp_number_key'

/**
 * Links a proven customer number in one transaction (retried on `linkIndex`); the publisher is told after commit. A proof
 * by number and postcode replaces a link made by address only, and both readers get a mail.
 * Source: docs/spec/contract.md#linking-a-subscription.
 */
export async function linkCustomer(tx: Tx, claim: Claim, work: Work): Promise<ClaimOutcome> {
  const { account, gpNumber, method, edition } = claim
  const holder = await findLinkHolder(tx, gpNumber)
  if (holder?.id === account.id) return 'linked'
  const gives = holder !== null && holder.linkMethod === 'address' && method === 'number'
  if (holder && !gives) return 'taken'
  if (holder) await unlinkCustomer(tx, { accountId: holder.id, gpNumber, edition, by: 'better_claim' }, work)
  if (!(await linkOnce(tx, account.id, { gpNumber, linkMethod: method, linkedAt: work.now })))
    // The same reader may have been faster, in another tab.
    return (await findAccount(tx, account.id))?.gpNumber === gpNumber ? 'linked' : 'other_number'
  await audit(tx, { action: 'subscription.linked', accountId: account.id, detail: { method } }, work)
  const former = holder?.id ?? claim.record.customer.linked_account_id
  await enqueueEntry(
    tx,
    {
      kind: 'publisher.link',
      payload: {
        accountId: account.id,
        gpNumber,
        edition,
        ...(former && former !== account.id && { former }),
      },
    },
    work,
  )
  await saveRightsCopy(tx, gpNumber, claim.record.copy, claim.record.seq)
  const changed = { accountId: account.id }
  await enqueueEntry(tx, { kind: 'rights.changed', payload: changed }, work)
  await tellReaders(tx, claim, work)
  return 'linked'
}

/** Like `linkCustomer`, for an account that found the number by address; uses up that proof. */
export async function linkByFinding(tx: Tx, claim: Claim, work: Work): Promise<ClaimOutcome> {
  const { account, gpNumber } = claim
  const found = await consumeLinkProofs(tx, { accountId: account.id, gpNumber, now: work.now })
  return found ? linkCustomer(tx, claim, work) : 'no_proof'
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether the publisher has this customer linked to an account that does not exist here. For our own accounts our database
 * decides, because the publisher is told a moment later.
 */
export async function isLinkedElsewhere({ customer }: CustomerRecord, { db }: Work): Promise<boolean> {
  const linked = customer.linked_account_id
  if (linked === null) return false
  return !uuid.test(linked) || (await findAccount(db, linked)) === null
}

async function tellReaders(tx: Tx, { account, gpNumber, record, edition: name }: Claim, work: Work) {
  const edition = work.edition(name)
  const running = record.copy.subscriptions.filter((plan) => isRunning(plan, work.now))
  const titles = running.map(({ title }) => title)
  const done = linkDone({ gpNumber, titles }, edition, account)
  await enqueueMail(tx, { purpose: 'link_done', to: account.email, edition: name, mail: done }, work)
  const onFile = addressOnFile(record)
  if (!onFile || emailKey(onFile) === account.emailKey) return
  const about = { accountId: account.id, payload: { matter: 'link' as const, gpNumber } }
  const notMeToken = await createNotMeToken(tx, about, work)
  const notice = linkNotice({ accountEmail: account.email, notMeToken }, edition)
  await enqueueMail(tx, { purpose: 'link_notice', to: onFile, edition: name, mail: notice }, work)
}

/** The customer's e-mail address at the publisher, if mail can be sent to it. */
export function addressOnFile({ customer }: CustomerRecord): string | undefined {
  const email = normalizedEmail(customer.email ?? '')
  return reasonAgainstEmail(email) === undefined ? email : undefined
}
