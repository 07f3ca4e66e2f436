import { newsletterPageConsent } from '@leserkonto/contracts'
import { newsletterLimits } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import type { OptInPayload } from '../sign-in/store/token-payloads.ts'
import { createToken } from '../sign-in/store/tokens.ts'
import type { Tx } from '../store/database/db.ts'
import { type Titles, titlesFor } from './mail-change.ts'
import { hasPremiumRight } from './premium-right.ts'
import { refusal } from './refusal.ts'
import { addConfirmed } from './shared/add-confirmed.ts'
import { newsletterCatalogue } from './shared/newsletter-catalogue.ts'
import {
  findNewsletterUserById,
  type NewsletterSubscription,
  type NewsletterUserRows,
} from './store/newsletter-users.ts'
import type { TokenProof } from './token-proof.ts'

/**
 * A token that brings back exactly the lists that a reader has just left, once and for an hour: an opt-in token, so leaving
 * any of them again ends it. Its holder has just left these lists, so the token reveals and gives nothing new. Undefined
 * without any list.
 * Source: docs/spec/contract.md#taking-an-unsubscription-back.
 */
export async function createUndo(
  tx: Tx,
  user: NewsletterUserRows,
  lists: readonly NewsletterSubscription[],
  { ids, now }: Call,
): Promise<string | undefined> {
  const [first] = lists
  if (!first) return undefined
  const token = ids.newSecret()
  const payload: OptInPayload = {
    edition: first.edition,
    newsletterIds: lists.map(({ newsletterId }) => newsletterId),
    textVersion: newsletterPageConsent,
    bringsBack: true,
  }
  await createToken(tx, {
    id: ids.newId(),
    purpose: 'newsletter_doi',
    tokenHash: ids.secretHash(token),
    newsletterUserId: user.id,
    payload,
    createdAt: now,
    expiresAt: new Date(now.getTime() + newsletterLimits.undoMs),
  })
  return token
}

/**
 * What bringing lists back needs of others, before the transaction. Throws NEWSLETTER_ERROR: 403 for a premium list whose right is
 * gone, 404 without the newsletter user, 503 during an outage.
 */
export async function beforeBringingBack(
  { newsletterUserId, lists }: Extract<TokenProof, { kind: 'opt_in' }>,
  call: Call,
): Promise<Titles> {
  const user = await findNewsletterUserById(call.db, newsletterUserId)
  if (!user) throw refusal(404, 'token')
  const rows = user.subscriptions.filter(({ newsletterId }) => lists.includes(newsletterId))
  for (const edition of new Set(rows.map((row) => row.edition))) {
    const { newsletters } = await newsletterCatalogue(edition, call)
    const isPremium = newsletters.some(({ id, premium }) => premium && lists.includes(id))
    if (isPremium && !(await hasPremiumRight(user.emailKey, edition, call))) throw refusal(403, 'right')
  }
  return titlesFor(user, [], call)
}

/** Confirms the lists of an undo again, each for its edition and under the origin it had. */
export async function bringBack(
  tx: Tx,
  user: NewsletterUserRows,
  payload: OptInPayload,
  call: Call,
): Promise<void> {
  const rows = user.subscriptions.filter(({ newsletterId }) => payload.newsletterIds.includes(newsletterId))
  for (const [edition, left] of Map.groupBy(rows, (row) => row.edition))
    for (const [origin, own] of Map.groupBy(left, (row) => row.origin)) {
      const wanted = own.map(({ newsletterId }) => newsletterId)
      const agreed = { edition, wanted, origin, method: 'link', textVersion: payload.textVersion } as const
      await addConfirmed(tx, user, agreed, call)
    }
}
