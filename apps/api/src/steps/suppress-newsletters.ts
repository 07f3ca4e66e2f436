import { isConsented, newsletterLimits, noReason } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import type { Tx } from '../store/db.ts'
import {
  endEditLinks,
  findNewsletterUser,
  lockNewsletterUser,
  type NewsletterUserRows,
  suppressNewsletterUser,
} from '../store/newsletter-users.ts'
import { suppress } from '../store/suppressions.ts'
import { endLists } from './end-lists.ts'
import { recordConsent } from './record-consent.ts'

type Needs = Pick<Deps, 'ids' | 'secrets' | 'editions'> & { now: Date }

/**
 * What a mailbox said about our mail: after a hard bounce its newsletters rest until it is confirmed anew; after a
 * complaint all lists are off, and no opt-in mail goes there for 30 days. Mails a reader asks for go on either way.
 * Belongs into the transaction that notes the event. Source: flows.md §4.
 */
export async function suppressNewsletters(
  tx: Tx,
  { emailKey, reason }: { emailKey: string; reason: 'hard_bounce' | 'complaint' },
  deps: Needs,
): Promise<void> {
  if (reason === 'complaint') await closeToOptIn(tx, emailKey, deps)
  const found = await findNewsletterUser(tx, emailKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user || user.suppressReason === reason) return
  await suppressNewsletterUser(tx, user.id, reason, deps.now)
  if (reason === 'hard_bounce') return noteResting(tx, user, deps)
  await endLists(tx, user, { newsletterIds: null, reason: noReason, reasonText: null, method: 'event' }, deps)
  await endEditLinks(tx, user.id)
}

async function closeToOptIn(tx: Tx, emailKey: string, { secrets, now }: Needs) {
  const expiresAt = new Date(now.getTime() + newsletterLimits.denialBlockMs)
  const emailHmac = secrets.mac('address', emailKey)
  await suppress(tx, { emailHmac, scope: 'newsletter', reason: 'complaint', at: now, expiresAt })
}

async function noteResting(tx: Tx, user: NewsletterUserRows, deps: Needs) {
  const received = user.subscriptions.filter(({ state }) => isConsented(state))
  for (const [edition, rows] of Map.groupBy(received, (row) => row.edition)) {
    const newsletterIds = rows.map(({ newsletterId }) => newsletterId)
    const step = { newsletterUserId: user.id, emailKey: user.emailKey, edition, newsletterIds, at: deps.now }
    await recordConsent(tx, { ...step, type: 'suppressed', method: 'event' }, deps)
  }
}
