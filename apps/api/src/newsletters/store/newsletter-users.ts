import type { DbOrTx } from '../../store/database/db.ts'
import type { NewsletterSubscription, NewsletterUser } from '../../store/generated/client.ts'

export type { NewsletterSubscription } from '../../store/generated/client.ts'

/** A newsletter user with all lists, unsubscribed ones too. */
export type NewsletterUserRows = NewsletterUser & { subscriptions: NewsletterSubscription[] }

const subscriptions = { subscriptions: { orderBy: { newsletterId: 'asc' as const } } }

/** The newsletter user of an address, created if there is none. */
export const upsertNewsletterUser = (
  tx: DbOrTx,
  user: { id: string; email: string; emailKey: string; createdAt: Date },
): Promise<NewsletterUser> =>
  tx.newsletterUser.upsert({
    where: { emailKey: user.emailKey },
    create: user,
    update: { emailKey: user.emailKey },
  })

/** The newsletter user of an address, or null. */
export const findNewsletterUser = (db: DbOrTx, emailKey: string): Promise<NewsletterUserRows | null> =>
  db.newsletterUser.findUnique({ where: { emailKey }, include: subscriptions })

/** The newsletter user of an id, or null, also for one that was merged into another. */
export const findNewsletterUserById = (db: DbOrTx, id: string): Promise<NewsletterUserRows | null> =>
  db.newsletterUser.findFirst({ where: { id, mergedIntoId: null }, include: subscriptions })

/** Which of these addresses receive a list now, with the edition they ordered it from. */
export async function findReceivers(
  db: DbOrTx,
  newsletterId: string,
  emailKeys: readonly string[],
): Promise<{ id: string; emailKey: string; edition: string }[]> {
  const users = await db.newsletterUser.findMany({
    where: { emailKey: { in: [...emailKeys] }, suppressedAt: null },
    select: {
      id: true,
      emailKey: true,
      subscriptions: { where: { newsletterId, state: 'confirmed' }, select: { edition: true } },
    },
  })
  return users.flatMap(({ subscriptions: rows, ...user }) =>
    rows.map(({ edition }) => ({ ...user, edition })),
  )
}

/**
 * Locks a newsletter user, as every change of the lists must do, and reads the lists after that. An id that was merged
 * leads to the user it was merged into. Null if there is none.
 */
export async function lockNewsletterUser(tx: DbOrTx, id: string): Promise<NewsletterUserRows | null> {
  const [row] = await tx.$queryRaw<{ merged_into_id: string | null }[]>`
    SELECT merged_into_id FROM newsletter_user WHERE id = ${id}::uuid FOR UPDATE`
  if (!row) return null
  if (row.merged_into_id) return lockNewsletterUser(tx, row.merged_into_id)
  return tx.newsletterUser.findUnique({ where: { id }, include: subscriptions })
}

/** Connects the newsletters of an address with the account that has proven it. */
export async function attachNewsletterUser(tx: DbOrTx, emailKey: string, accountId: string): Promise<void> {
  await tx.newsletterUser.updateMany({ where: { emailKey, accountId: null }, data: { accountId } })
}

/** Ends that connection; the newsletters stay with the address. */
export async function detachNewsletterUser(tx: DbOrTx, id: string): Promise<void> {
  await tx.newsletterUser.updateMany({ where: { id }, data: { accountId: null } })
}

/** Makes all edit links of this newsletter user invalid. */
export async function endEditLinks(tx: DbOrTx, id: string): Promise<void> {
  await tx.newsletterUser.updateMany({ where: { id }, data: { editEpoch: { increment: 1 } } })
}

/** Stops newsletters to this address until it is confirmed again. */
export async function suppressNewsletterUser(
  tx: DbOrTx,
  id: string,
  reason: 'hard_bounce' | 'complaint',
  at: Date,
): Promise<void> {
  await tx.newsletterUser.updateMany({ where: { id }, data: { suppressedAt: at, suppressReason: reason } })
}

/** Allows newsletters again, after the address was confirmed. */
export async function liftSuppression(tx: DbOrTx, id: string): Promise<void> {
  await tx.newsletterUser.updateMany({
    where: { id, NOT: { suppressedAt: null } },
    data: { suppressedAt: null, suppressReason: null },
  })
}

/** Moves the newsletters to another address and lifts the suppression, which was about the old mailbox. */
export async function moveNewsletterUser(
  tx: DbOrTx,
  id: string,
  to: { email: string; emailKey: string; accountId: string },
): Promise<void> {
  await tx.newsletterUser.update({
    where: { id },
    data: { ...to, suppressedAt: null, suppressReason: null, editEpoch: { increment: 1 } },
  })
}

/** Empties a newsletter user whose lists were moved to another one; its id then leads to that one. */
export async function markMerged(tx: DbOrTx, id: string, intoId: string): Promise<void> {
  await tx.newsletterSubscription.deleteMany({ where: { newsletterUserId: id } })
  await tx.newsletterUser.updateMany({ where: { mergedIntoId: id }, data: { mergedIntoId: intoId } })
  await tx.newsletterUser.update({
    where: { id },
    data: {
      email: '',
      emailKey: id,
      accountId: null,
      suppressedAt: null,
      suppressReason: null,
      mergedIntoId: intoId,
    },
  })
}

/** Removes a newsletter user with lists, tokens and everything merged into it; proofs of consent stay. */
export async function removeNewsletterUser(tx: DbOrTx, id: string): Promise<void> {
  await tx.newsletterUser.deleteMany({ where: { id } })
}
