import { isConsented, newsletterLimits } from '@leserkonto/rules'
import { suppress } from '../../accounts/store/suppressions.ts'
import type { Work } from '../../context.ts'
import { findTokensOf } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { removeSubscriptions } from '../store/newsletter-subscriptions.ts'
import { lockNewsletterUser, type NewsletterSubscription } from '../store/newsletter-users.ts'
import { announceLists } from './announce-lists.ts'
import { endOptInLinks } from './end-opt-in-links.ts'
import { received } from './received.ts'
import { type MadeFrom, recordConsent } from './record-consent.ts'
import { tellUnsubscribed } from './tell-publisher.ts'

/**
 * "Das war ich nicht" in an opt-in mail: its lists are removed as if they had never been requested, even if they were
 * confirmed with its link, and no further opt-in mail goes to the address for 30 days. Lists from other sign-ups stay.
 * Call it in the transaction that consumes the not-me token. Source: docs/spec/flows.md#newsletter-states.
 */
export async function denyNewsletters(
  tx: Tx,
  { newsletterUserId, newsletterIds }: { newsletterUserId: string; newsletterIds: readonly string[] },
  work: Work & MadeFrom,
): Promise<void> {
  const user = await lockNewsletterUser(tx, newsletterUserId)
  if (!user) return
  const emailHmac = work.secrets.mac('address', user.emailKey)
  const expiresAt = new Date(work.now.getTime() + newsletterLimits.denialBlockMs)
  await suppress(tx, { emailHmac, scope: 'newsletter', reason: 'not_me', at: work.now, expiresAt })
  await endOptInLinks(tx, newsletterUserId, newsletterIds, work.now)
  const byLink = await pressedAt(tx, newsletterUserId)
  const denied = user.subscriptions.filter(
    (row) => newsletterIds.includes(row.newsletterId) && (isWaiting(row) || isFromLink(row, byLink)),
  )
  const lists = received(
    user,
    denied.map(({ newsletterId }) => newsletterId),
  )
  await announceLists(tx, { type: 'newsletter.ended', user, lists, reason: null }, work)
  for (const [edition, rows] of Map.groupBy(denied, (row) => row.edition)) {
    const ids = rows.map((row) => row.newsletterId)
    await removeSubscriptions(tx, user.id, ids)
    await tellUnsubscribed(tx, user, { ended: ids }, work)
    const step = {
      newsletterUserId: user.id,
      emailKey: user.emailKey,
      edition,
      newsletterIds: ids,
      from: work,
    }
    await recordConsent(tx, { ...step, type: 'denied', at: work.now, method: 'link' }, work)
  }
}

const isWaiting = ({ state }: NewsletterSubscription) => state === 'registered' || state === 'mail_sent'

const isFromLink = ({ state, optinConfirmationDate }: NewsletterSubscription, pressed: ReadonlySet<number>) =>
  isConsented(state) && pressed.has(optinConfirmationDate?.getTime() ?? 0)

/** The instants at which opt-in links of this reader were used; lists confirmed by a link have the same instant. */
async function pressedAt(tx: Tx, newsletterUserId: string): Promise<ReadonlySet<number>> {
  const tokens = await findTokensOf(tx, { purpose: 'newsletter_doi', newsletterUserId })
  return new Set(tokens.flatMap(({ consumedAt }) => (consumedAt ? [consumedAt.getTime()] : [])))
}
