import type { WebhookEvent, Work } from '../../context.ts'
import { announce, isAwaited } from '../../outbox/announce.ts'
import { findAccountByEmail } from '../../store/accounts/accounts.ts'
import type { Tx } from '../../store/database/db.ts'
import type { NewsletterSubscription, NewsletterUserRows } from '../../store/newsletters/newsletter-users.ts'

type ListEvent = Extract<WebhookEvent, { data: { newsletter_ids: string[] } }>['type']
type Lists = readonly Pick<NewsletterSubscription, 'newsletterId' | 'edition'>[]

/** Tells the receivers of webhooks which lists a reader receives from now on, or no longer, one event for each edition. */
export async function announceLists(
  tx: Tx,
  type: ListEvent,
  { user, lists }: { user: NewsletterUserRows; lists: Lists },
  work: Work,
): Promise<void> {
  if (lists.length === 0 || !isAwaited(type, work)) return
  // Signed up without a login, lists are not connected with the account of the address.
  const sub = user.accountId ?? (await findAccountByEmail(tx, user.emailKey))?.id ?? null
  const events = [...Map.groupBy(lists, ({ edition }) => edition)].map(([edition, rows]): WebhookEvent => {
    return { type, data: { sub, edition, newsletter_ids: rows.map(({ newsletterId }) => newsletterId) } }
  })
  await announce(tx, events, work)
}
