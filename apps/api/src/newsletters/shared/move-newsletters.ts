import { isConsented, isLive } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { putSubscription, removeSubscriptions } from '../store/newsletter-subscriptions.ts'
import {
  attachNewsletterUser,
  findNewsletterUser,
  lockNewsletterUser,
  markMerged,
  moveNewsletterUser,
  type NewsletterSubscription,
  type NewsletterUserRows,
} from '../store/newsletter-users.ts'
import { announceLists } from './announce-lists.ts'
import { consentedLists } from './end-foreign-lists.ts'
import { type MadeFrom, recordConsent } from './record-consent.ts'
import { tellConfirmed, tellUnsubscribed } from './tell-publisher.ts'

/** A change of an account's address: both keys, and the new address for mails. */
export type AddressMove = { accountId: string; fromKey: string; toEmail: string; toKey: string }

/**
 * Moves the newsletters of an account to its new address, in the transaction that changes it. If the new address has
 * some already, the later event of each list wins. Edit links to both mailboxes and opt-in links to the old one end;
 * unsubscribe links always keep working. The publisher learns where the newsletters go from now on.
 * Source: docs/spec/flows.md#change-of-e-mail-address.
 */
export async function moveNewsletters(
  tx: Tx,
  { accountId, fromKey, toEmail, toKey }: AddressMove,
  work: Work & MadeFrom,
): Promise<void> {
  const { own, other } = await lockBoth(tx, fromKey, toKey)
  if (!own) {
    await attachNewsletterUser(tx, toKey, accountId)
    if (other) await announceDifference(tx, { ...other, accountId, subscriptions: [] }, kept(other), work)
    return
  }
  await endLinks(tx, own, work.now)
  const merged = other ? await takeOver(tx, own, other, work.now) : kept(own)
  await moveNewsletterUser(tx, own.id, { email: toEmail, emailKey: toKey, accountId })
  await tellUnsubscribed(tx, own, { ended: consentedLists(own) }, work)
  if (other) await tellUnsubscribed(tx, other, { ended: withoutConsent(merged) }, work)
  await announceDifference(tx, { ...own, accountId }, merged, work)
  const known = new Set(consentedLists(other ?? null))
  for (const [edition, rows] of Map.groupBy(merged.filter(consented), (row) => row.edition)) {
    const newsletterIds = rows.map(({ newsletterId }) => newsletterId)
    const step = { newsletterUserId: own.id, edition, newsletterIds, at: work.now, from: work }
    // Under both addresses, so that the proof of a consent leads from one to the other.
    for (const emailKey of [fromKey, toKey])
      await recordConsent(tx, { ...step, emailKey, type: 'changed', method: 'account' }, work)
    const unknown = newsletterIds.filter((id) => !known.has(id))
    const moved = { edition, email: toEmail, emailKey: toKey, newsletterIds: unknown, at: work.now }
    if (unknown.length > 0) await tellConfirmed(tx, moved, work)
  }
}

/** For the receivers of webhooks the reader is the same as before: they are told what the other mailbox's lists changed. */
async function announceDifference(
  tx: Tx,
  user: NewsletterUserRows,
  merged: readonly NewsletterSubscription[],
  work: Work,
) {
  const [before, after] = [user.subscriptions.filter(consented), merged.filter(consented)]
  const missing = (rows: typeof before, others: typeof before) =>
    rows.filter((row) => !others.some(({ newsletterId }) => newsletterId === row.newsletterId))
  await announceLists(tx, { type: 'newsletter.confirmed', user, lists: missing(after, before) }, work)
  const lost = missing(before, after)
  await announceLists(tx, { type: 'newsletter.ended', user, lists: lost, reason: null }, work)
}

/** Locks in the order of the ids, so that two moves cannot deadlock. */
async function lockBoth(tx: Tx, fromKey: string, toKey: string) {
  const found = [await findNewsletterUser(tx, fromKey), await findNewsletterUser(tx, toKey)]
  const ids = found.flatMap((user) => (user ? [user.id] : [])).toSorted()
  const locked: NewsletterUserRows[] = []
  for (const id of ids) {
    const user = await lockNewsletterUser(tx, id)
    if (user) locked.push(user)
  }
  const byKey = (key: string) => locked.find((user) => user.emailKey === key)
  return { own: byKey(fromKey), other: toKey === fromKey ? undefined : byKey(toKey) }
}

/** Drops the old mailbox's unconfirmed lists and its links. */
async function endLinks(tx: Tx, own: NewsletterUserRows, now: Date) {
  const newsletterUserId = own.id
  await supersedeTokens(tx, { purpose: 'newsletter_doi', newsletterUserId }, now)
  await supersedeTokens(tx, { purpose: 'newsletter_edit', newsletterUserId }, now)
  const waiting = own.subscriptions.filter(({ state }) => isLive(state) && !isConsented(state))
  await removeSubscriptions(
    tx,
    own.id,
    waiting.map(({ newsletterId }) => newsletterId),
  )
}

async function takeOver(tx: Tx, own: NewsletterUserRows, other: NewsletterUserRows, now: Date) {
  const rows = kept(own)
  const winners = other.subscriptions.filter((theirs) => {
    const mine = rows.find(({ newsletterId }) => newsletterId === theirs.newsletterId)
    return !mine || settledAt(theirs) > settledAt(mine)
  })
  for (const row of winners) await putSubscription(tx, own.id, row)
  await supersedeTokens(tx, { purpose: 'newsletter_edit', newsletterUserId: other.id }, now)
  await markMerged(tx, other.id, own.id)
  const won = new Set(winners.map(({ newsletterId }) => newsletterId))
  return [...rows.filter(({ newsletterId }) => !won.has(newsletterId)), ...winners]
}

const kept = (own: NewsletterUserRows) =>
  own.subscriptions.filter(({ state }) => consented({ state }) || !isLive(state))

const consented = ({ state }: Pick<NewsletterSubscription, 'state'>) => isConsented(state)

const withoutConsent = (rows: readonly NewsletterSubscription[]) =>
  rows.filter((row) => !consented(row)).map(({ newsletterId }) => newsletterId)

/** When a list was last confirmed or left; a list that waits for its confirmation counts least. */
const settledAt = (row: NewsletterSubscription): number =>
  (row.unsubscribedAt ?? row.optinConfirmationDate)?.getTime() ?? 0
