import type { LeavingReason } from '@leserkonto/rules'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import type { WebhookEvent, Work } from '../../context.ts'
import { announce, isAwaited } from '../../outbox/announce.ts'
import type { Tx } from '../../store/database/db.ts'
import type { NewsletterSubscription, NewsletterUserRows } from '../store/newsletter-users.ts'

type Lists = readonly Pick<NewsletterSubscription, 'newsletterId' | 'edition'>[]
type Change = { user: NewsletterUserRows; lists: Lists } & (
  | { type: 'newsletter.confirmed' }
  /** `reason` is null where nobody has left. */
  | { type: 'newsletter.ended'; reason: LeavingReason | null }
)

/** Tells the receivers of webhooks which lists a reader receives from now on, or no longer, one event for each edition. */
export async function announceLists(tx: Tx, change: Change, work: Work): Promise<void> {
  const { user, lists } = change
  if (lists.length === 0 || !isAwaited(change.type, work)) return
  // Signed up without a login, lists are not connected with the account of the address.
  const sub = user.accountId ?? (await findAccountByEmail(tx, user.emailKey))?.id ?? null
  const events = [...Map.groupBy(lists, ({ edition }) => edition)].map(([edition, rows]): WebhookEvent => {
    const data = { sub, edition, newsletter_ids: rows.map(({ newsletterId }) => newsletterId) }
    return change.type === 'newsletter.ended'
      ? { type: change.type, data: { ...data, reason: change.reason } }
      : { type: change.type, data }
  })
  await announce(tx, events, work)
}
