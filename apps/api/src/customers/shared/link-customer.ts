import { linkDone, linkFound, linkNotice } from '@leserkonto/mails'
import { emailKey, isRunning, maxLinkedNumbers, normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { createNotMeToken } from '../../accounts/shared/not-me-token.ts'
import { type Account, findAccount, lockAccount } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { With, Work } from '../../context.ts'
import { enqueueEntry, enqueueMail } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { createLink, findLink, findLinks, type LinkMethod } from '../store/account-links.ts'
import { consumeLinkProofs } from '../store/link-proofs.ts'
import { forgetRefusal } from '../store/link-refusals.ts'
import { saveRightsCopy } from '../store/rights-copies.ts'
import type { CustomerRecord } from './customer-copy.ts'
import { unlinkCustomer } from './unlink-customer.ts'

/** A proven claim to a customer number. */
export type Claim = {
  account: Account
  gpNumber: string
  method: LinkMethod
  record: CustomerRecord
  edition: string
}

/** Result of a claim; `taken`: by another account, `full`: no further number, `inactive`: the account was blocked or deleted. */
export type ClaimOutcome = 'linked' | 'taken' | 'full' | 'inactive' | 'no_proof'

/**
 * Links a proven customer number in one transaction (retried on `linkIndex`); the publisher is told after commit. A proof
 * by number and postcode replaces a link made by address only or by the service itself, and both readers get a mail.
 * Source: docs/spec/contract.md#linking-a-subscription.
 */
export async function linkCustomer(tx: Tx, claim: Claim, work: Work): Promise<ClaimOutcome> {
  const { account, gpNumber, method, edition } = claim
  const held = await findLink(tx, gpNumber)
  if (held?.accountId === account.id) return 'linked'
  if (held && !(method === 'number' && weak.includes(held.method))) return 'taken'
  const obstacle = await obstacleOf(tx, account.id)
  if (obstacle) return obstacle
  if (held)
    await unlinkCustomer(tx, { accountId: held.accountId, gpNumber, edition, by: 'better_claim' }, work)
  await createLink(tx, { accountId: account.id, gpNumber, method, linkedAt: work.now })
  if (method !== 'found') await forgetRefusal(tx, { accountId: account.id, gpNumber })
  await audit(tx, { action: 'subscription.linked', accountId: account.id, detail: { method } }, work)
  const former = held?.accountId ?? claim.record.customer.linked_account_id
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

const weak = ['address', 'found']

/** Why an account cannot have a further number. Locks it, so that two links at once are not both the last. */
async function obstacleOf(tx: Tx, accountId: string): Promise<'full' | 'inactive' | undefined> {
  await lockAccount(tx, accountId)
  if ((await findAccount(tx, accountId))?.status !== 'activated') return 'inactive'
  return (await findLinks(tx, accountId)).length >= maxLinkedNumbers ? 'full' : undefined
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
export async function isLinkedElsewhere({ customer }: CustomerRecord, { db }: With<'db'>): Promise<boolean> {
  const linked = customer.linked_account_id
  if (linked === null) return false
  return !uuid.test(linked) || (await findAccount(db, linked)) === null
}

async function tellReaders(tx: Tx, claim: Claim, work: Work) {
  const { account, gpNumber, method, record, edition: name } = claim
  const edition = work.edition(name)
  const running = record.copy.subscriptions.filter((plan) => isRunning(plan, work.now))
  const titles = running.map(({ title }) => title)
  const about = { accountId: account.id, payload: { matter: 'link' as const, gpNumber } }
  if (method === 'found') {
    const notMeToken = await createNotMeToken(tx, about, work)
    const mail = linkFound({ gpNumber, titles, notMeToken }, edition, account)
    return enqueueMail(tx, { purpose: 'link_found', to: account.email, edition: name, mail }, work)
  }
  const done = linkDone({ gpNumber, titles }, edition, account)
  await enqueueMail(tx, { purpose: 'link_done', to: account.email, edition: name, mail: done }, work)
  const onFile = addressOnFile(record)
  if (!onFile || emailKey(onFile) === account.emailKey) return
  const notMeToken = await createNotMeToken(tx, about, work)
  const notice = linkNotice({ accountEmail: account.email, notMeToken }, edition)
  await enqueueMail(tx, { purpose: 'link_notice', to: onFile, edition: name, mail: notice }, work)
}

/** The customer's e-mail address at the publisher, if mail can be sent to it. */
export function addressOnFile({ customer }: CustomerRecord): string | undefined {
  const email = normalizedEmail(customer.email ?? '')
  return reasonAgainstEmail(email) === undefined ? email : undefined
}
