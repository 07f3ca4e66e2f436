import type { DbOrTx } from './db.ts'
import type { Prisma } from './generated/client.ts'

/** Where a subscription comes from. */
export type Origin = { edition: string; origin: string; now: Date }

/**
 * Notes that lists were asked for, under the lock of the newsletter user: a confirmed list stays confirmed, an
 * unsubscribed one begins anew without its old date.
 */
export async function registerSubscriptions(
  tx: DbOrTx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
  { edition, origin, now }: Origin,
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM newsletter_user WHERE id = ${newsletterUserId}::uuid FOR UPDATE`
  for (const newsletterId of newsletterIds) {
    const fresh = { edition, origin, state: 'registered', registeredAt: now }
    const key = { newsletterUserId_newsletterId: { newsletterUserId, newsletterId } }
    const existing = await tx.newsletterSubscription.findUnique({ where: key })
    if (existing?.state === 'confirmed' || existing?.state === 'paused') continue
    await tx.newsletterSubscription.upsert({
      where: key,
      create: { newsletterUserId, newsletterId, ...fresh },
      update: {
        ...fresh,
        mailSentAt: null,
        optinConfirmationDate: null,
        unsubscribedAt: null,
        reason: null,
        reasonText: null,
      },
    })
  }
}

/** Confirms lists that wait for it; one confirmed before keeps its date. Answers the lists confirmed now. */
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

/** The newsletter user of an address, made when there is none. */
export const upsertNewsletterUser = (
  tx: DbOrTx,
  user: { id: string; email: string; emailKey: string; createdAt: Date },
) => tx.newsletterUser.upsert({ where: { emailKey: user.emailKey }, create: user, update: {} })

/** The newsletter user of an address, or null. */
export const findNewsletterUser = (db: DbOrTx, emailKey: string) =>
  db.newsletterUser.findUnique({ where: { emailKey } })

/** Notes that the mail asking to confirm these lists has left. */
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

/** Ties the newsletters of an address to the account that has proven it. */
export async function attachNewsletterUser(tx: DbOrTx, emailKey: string, accountId: string): Promise<void> {
  await tx.newsletterUser.updateMany({ where: { emailKey, accountId: null }, data: { accountId } })
}

/** Writes one step of consent; never changed afterwards. */
export async function recordConsent(tx: DbOrTx, event: Prisma.ConsentEventCreateInput): Promise<void> {
  await tx.consentEvent.create({ data: event })
}
