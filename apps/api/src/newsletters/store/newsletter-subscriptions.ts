import { type consentedStates, type LeavingReason, liveStates } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import type { NewsletterSubscription } from '../../store/generated/client.ts'

/** Where a subscription comes from. */
export type Origin = { edition: string; origin: string; now: Date }

const begun = {
  mailSentAt: null,
  optinConfirmationDate: null,
  unsubscribedAt: null,
  reason: null,
  reasonText: null,
}

/**
 * Stores that lists were requested; an unsubscribed one starts again without its old date. Call it while the newsletter
 * user is locked, for lists without valid consent.
 */
export async function registerSubscriptions(
  tx: DbOrTx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
  { edition, origin, now }: Origin,
): Promise<void> {
  const asked = { ...begun, edition, origin, state: 'registered', registeredAt: now } as const
  for (const newsletterId of newsletterIds)
    await tx.newsletterSubscription.upsert({
      where: { newsletterUserId_newsletterId: { newsletterUserId, newsletterId } },
      create: { newsletterUserId, newsletterId, ...asked },
      update: asked,
    })
}

/** Confirms registered lists; one that was confirmed before keeps its date. Returns the lists confirmed now. */
export async function confirmSubscriptions(
  tx: DbOrTx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx.newsletterSubscription.updateManyAndReturn({
    where: {
      newsletterUserId,
      newsletterId: { in: [...newsletterIds] },
      state: { in: ['registered', 'mail_sent'] },
    },
    data: { state: 'confirmed', optinConfirmationDate: now },
  })
  return rows.map((row) => row.newsletterId)
}

/** Notes that the mail that asks to confirm these lists was sent. */
export async function markMailSent(
  tx: DbOrTx,
  { newsletterUserId, newsletterIds }: { newsletterUserId: string; newsletterIds: readonly string[] },
  at: Date,
): Promise<void> {
  await tx.newsletterSubscription.updateMany({
    where: { newsletterUserId, newsletterId: { in: [...newsletterIds] }, state: 'registered' },
    data: { state: 'mail_sent', mailSentAt: at },
  })
}

/** Ends the live lists, all or the named ones, and returns the ended rows as they are now. */
export const endSubscriptions = (
  tx: DbOrTx,
  newsletterUserId: string,
  {
    newsletterIds,
    ...ending
  }: { newsletterIds: readonly string[] | null; reason: LeavingReason; reasonText: string | null; now: Date },
): Promise<NewsletterSubscription[]> =>
  tx.newsletterSubscription.updateManyAndReturn({
    where: {
      newsletterUserId,
      state: { in: [...liveStates] },
      ...(newsletterIds && { newsletterId: { in: [...newsletterIds] } }),
    },
    data: {
      state: 'unsubscribed',
      optinConfirmationDate: null,
      unsubscribedAt: ending.now,
      reason: ending.reason,
      reasonText: ending.reasonText,
    },
  })

/** Pauses active lists or resumes paused ones, and returns their rows. */
export const switchPause = (
  tx: DbOrTx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
  to: (typeof consentedStates)[number],
): Promise<NewsletterSubscription[]> =>
  tx.newsletterSubscription.updateManyAndReturn({
    where: {
      newsletterUserId,
      newsletterId: { in: [...newsletterIds] },
      state: to === 'paused' ? 'confirmed' : 'paused',
    },
    data: { state: to },
  })

/** Removes lists as if they had never been requested. */
export async function removeSubscriptions(
  tx: DbOrTx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
): Promise<void> {
  await tx.newsletterSubscription.deleteMany({
    where: { newsletterUserId, newsletterId: { in: [...newsletterIds] } },
  })
}

/** Copies a list from one newsletter user to another, replacing the other's state of that list. */
export async function putSubscription(
  tx: DbOrTx,
  newsletterUserId: string,
  { newsletterId, newsletterUserId: _from, ...row }: NewsletterSubscription,
): Promise<void> {
  await tx.newsletterSubscription.upsert({
    where: { newsletterUserId_newsletterId: { newsletterUserId, newsletterId } },
    create: { newsletterUserId, newsletterId, ...row },
    update: row,
  })
}
