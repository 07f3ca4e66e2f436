import { isConsented, newsletterLimits, noReason } from '@leserkonto/rules'
import { suppress } from '../../accounts/store/suppressions.ts'
import type { With, Work } from '../../context.ts'
import { endLists } from '../../newsletters/shared/end-lists.ts'
import { recordConsent } from '../../newsletters/shared/record-consent.ts'
import {
  endEditLinks,
  findNewsletterUser,
  lockNewsletterUser,
  type NewsletterUserRows,
  suppressNewsletterUser,
} from '../../newsletters/store/newsletter-users.ts'
import type { Tx } from '../../store/database/db.ts'

/**
 * After a hard bounce the newsletters of an address stop until it is confirmed again; after a complaint all lists end,
 * and no opt-in mail goes there for 30 days. Mails that a reader requests are still sent. Call it in the transaction that
 * notes the event. Source: docs/spec/flows.md#bounces-and-complaints.
 */
export async function suppressNewsletters(
  tx: Tx,
  { emailKey, reason }: { emailKey: string; reason: 'hard_bounce' | 'complaint' },
  work: Work,
): Promise<void> {
  if (reason === 'complaint') await closeToOptIn(tx, emailKey, work)
  const found = await findNewsletterUser(tx, emailKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user || user.suppressReason === reason) return
  await suppressNewsletterUser(tx, user.id, reason, work.now)
  if (reason === 'hard_bounce') return noteResting(tx, user, work)
  await endLists(tx, user, { newsletterIds: null, reason: noReason, reasonText: null, method: 'event' }, work)
  await endEditLinks(tx, user.id)
}

async function closeToOptIn(tx: Tx, emailKey: string, { secrets, now }: With<'now' | 'secrets'>) {
  const expiresAt = new Date(now.getTime() + newsletterLimits.denialBlockMs)
  const emailHmac = secrets.mac('address', emailKey)
  await suppress(tx, { emailHmac, scope: 'newsletter', reason: 'complaint', at: now, expiresAt })
}

async function noteResting(
  tx: Tx,
  user: NewsletterUserRows,
  work: With<'editions' | 'ids' | 'now' | 'secrets'>,
) {
  const received = user.subscriptions.filter(({ state }) => isConsented(state))
  for (const [edition, rows] of Map.groupBy(received, (row) => row.edition)) {
    const newsletterIds = rows.map(({ newsletterId }) => newsletterId)
    const step = { newsletterUserId: user.id, emailKey: user.emailKey, edition, newsletterIds, at: work.now }
    await recordConsent(tx, { ...step, type: 'suppressed', method: 'event' }, work)
  }
}
