import { isConsented, rightCodes } from '@leserkonto/rules'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { With, Work } from '../../context.ts'
import { copiedReader, hasRight } from '../../customers/shared/reader-rights.ts'
import { transaction } from '../../store/database/run.ts'
import { switchPause } from '../store/newsletter-subscriptions.ts'
import { findNewsletterUser, lockNewsletterUser } from '../store/newsletter-users.ts'
import { newsletterCatalogue } from './newsletter-catalogue.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Pauses the premium newsletters of a reader who has lost the right 01, and resumes them when it is back: a pause does
 * not end the consent. Call it when the data about the reader's plans has changed, outside a transaction, because it may
 * ask the publisher. During an outage it throws, to be tried again: NEWSLETTER_ERROR (503) without a catalogue,
 * PUBLISHER_UNAVAILABLE if the right is unknown.
 */
export async function followPremiumRight(accountId: string, work: Work): Promise<void> {
  const account = await findAccount(work.db, accountId)
  const user = account && (await findNewsletterUser(work.db, account.emailKey))
  if (!account || !user) return
  const received = user.subscriptions.filter(({ state }) => isConsented(state))
  for (const [edition, rows] of Map.groupBy(received, (row) => row.edition)) {
    const { newsletters } = await newsletterCatalogue(edition, work)
    const premium = new Set(newsletters.filter((list) => list.premium).map(({ id }) => id))
    const newsletterIds = rows.map(({ newsletterId }) => newsletterId).filter((id) => premium.has(id))
    if (newsletterIds.length === 0) continue
    const right = rightCodes.premiumNewsletters
    const to = (await hasRight(await copiedReader(accountId, work), { edition, right }, work))
      ? 'confirmed'
      : 'paused'
    await switchTo(to, { userId: user.id, edition, newsletterIds }, work)
  }
}

async function switchTo(
  to: 'confirmed' | 'paused',
  { userId, edition, newsletterIds }: { userId: string; edition: string; newsletterIds: string[] },
  work: With<'clock' | 'db' | 'editions' | 'ids' | 'secrets'>,
) {
  const at = work.clock.now()
  await transaction(work.db, async (tx) => {
    const user = await lockNewsletterUser(tx, userId)
    const switched = user ? await switchPause(tx, user.id, newsletterIds, to) : []
    if (!user || switched.length === 0) return
    const ids = switched.map(({ newsletterId }) => newsletterId)
    const step = { newsletterUserId: user.id, emailKey: user.emailKey, edition, newsletterIds: ids, at }
    await recordConsent(tx, { ...step, type: to === 'paused' ? 'paused' : 'resumed', method: 'event' }, work)
  })
}
