import type { Call } from '../../call.ts'
import { endOptInLinks } from '../../steps/end-opt-in-links.ts'
import { type ConsentStep, recordConsent } from '../../steps/record-consent.ts'
import type { Tx } from '../../store/db.ts'
import { endSubscriptions } from '../../store/newsletter-subscriptions.ts'
import type { NewsletterSubscription, NewsletterUserRows } from '../../store/newsletter-users.ts'

/** Which lists end, all with null, and why. */
export type Ending = {
  newsletterIds: readonly string[] | null
  reason: string
  reasonText: string | null
  method: ConsentStep['method']
}

/**
 * Ends lists, with a proof for each edition they belong to, and the opt-in links that would bring them back; answers
 * the rows it ended. Belongs under the user's lock.
 */
export async function endLists(
  tx: Tx,
  user: NewsletterUserRows,
  { method, ...ending }: Ending,
  call: Pick<Call, 'ids' | 'secrets' | 'editions' | 'now' | 'ip' | 'userAgent'>,
): Promise<NewsletterSubscription[]> {
  const ended = await endSubscriptions(tx, user.id, { ...ending, now: call.now })
  await endOptInLinks(
    tx,
    user.id,
    ended.map(({ newsletterId }) => newsletterId),
    call.now,
  )
  for (const [edition, rows] of Map.groupBy(ended, (row) => row.edition))
    await recordConsent(
      tx,
      {
        type: 'unsubscribed',
        newsletterUserId: user.id,
        emailKey: user.emailKey,
        edition,
        newsletterIds: rows.map(({ newsletterId }) => newsletterId),
        at: call.now,
        method,
        from: { ip: call.ip, userAgent: call.userAgent },
      },
      call,
    )
  return ended
}
