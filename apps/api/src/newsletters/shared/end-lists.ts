import type { Work } from '../../context.ts'
import type { WhyLeft } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import { endSubscriptions } from '../store/newsletter-subscriptions.ts'
import type { NewsletterSubscription, NewsletterUserRows } from '../store/newsletter-users.ts'
import { announceLists } from './announce-lists.ts'
import { endOptInLinks } from './end-opt-in-links.ts'
import { received } from './received.ts'
import { type ConsentStep, type MadeFrom, recordConsent } from './record-consent.ts'
import { tellUnsubscribed } from './tell-publisher.ts'

/** Which lists end, all with null, why, and by whom. */
export type Ending = WhyLeft & {
  newsletterIds: readonly string[] | null
  method: ConsentStep['method']
  /** Absent if no reader asked for it. */
  from?: MadeFrom
}

/**
 * Ends lists, with a proof for each of their editions and word to the publisher and to the receivers of webhooks, and the
 * opt-in links that would confirm them again; returns the ended rows. Call it while the user is locked.
 */
export async function endLists(
  tx: Tx,
  user: NewsletterUserRows,
  { method, from, newsletterIds, ...why }: Ending,
  work: Work,
): Promise<NewsletterSubscription[]> {
  const ended = await endSubscriptions(tx, user.id, { ...why, newsletterIds, now: work.now })
  const idsOf = (rows: readonly NewsletterSubscription[]) => rows.map(({ newsletterId }) => newsletterId)
  await endOptInLinks(tx, user.id, idsOf(ended), work.now)
  await tellUnsubscribed(tx, user, { ended: idsOf(ended), why }, work)
  const lists = received(user, idsOf(ended))
  await announceLists(tx, { type: 'newsletter.ended', user, lists, reason: why.reason }, work)
  for (const [edition, rows] of Map.groupBy(ended, (row) => row.edition)) {
    const step = { newsletterUserId: user.id, emailKey: user.emailKey, edition, at: work.now, method }
    const whose = { newsletterIds: idsOf(rows), ...(from && { from }) }
    await recordConsent(tx, { ...step, ...whose, type: 'unsubscribed', why }, work)
  }
  return ended
}
