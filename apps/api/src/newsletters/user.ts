import type { Input, newsletter } from '@leserkonto/contracts'
import { emailKey, registerStatusOf } from '@leserkonto/rules'
import type { Call, OperationOf } from '../context.ts'
import { refusal } from './refusal.ts'
import { nobody, shownInFull, shownToOptIn, shownToUnsubscriber } from './shown-user.ts'
import { findNewsletterUserById, type NewsletterUserRows } from './store/newsletter-users.ts'
import { findShownNewsletters } from './store/shown-newsletters.ts'
import { proofOfToken } from './token-proof.ts'

type Query = Input<typeof newsletter.user>

/**
 * Shows a newsletter user to its own session or a valid token of its mails. All others get the same empty answer, without
 * a look-up of the address, so that neither bytes nor time reveal whether it is known.
 */
export const user: OperationOf<typeof newsletter.user> = async (query, call) => {
  if (query.newsletter_token !== undefined) return shownToToken(query, query.newsletter_token, call)
  const { reader } = call
  if (!reader) return nobody
  if (query.user_id !== undefined && query.user_id !== reader.accountId) throw refusal(403, 'right')
  if (query.email !== undefined && emailKey(query.email) !== reader.emailKey) return nobody
  const own = await findShownNewsletters(call.reads, reader.emailKey)
  return own ? shownInFull(own) : { ...nobody, email: reader.email, verified: true }
}

async function shownToToken(query: Query, token: string, call: Call) {
  const proof = await proofOfToken(token, call)
  if (!proof || proof.dead) return nobody
  const user = await findNewsletterUserById(call.db, proof.newsletterUserId)
  if (!user || !isAbout(user, query)) return nobody
  if (proof.kind === 'unsubscribe') {
    // Its mail may have been forwarded: nobody learns by it whether a guessed address is the one.
    return query.email === undefined ? shownToUnsubscriber(user.id, statusOf(user, proof.list)) : nobody
  }
  if (proof.kind === 'opt_in') return proof.bringsBack ? nobody : shownToOptIn(user, proof.lists)
  return proof.epoch === user.editEpoch ? shownInFull(user) : nobody
}

/** Of the list that a token ends, or of all. */
function statusOf({ subscriptions, suppressedAt }: NewsletterUserRows, list: string | null): number {
  const rows = subscriptions.filter(({ newsletterId }) => list === null || newsletterId === list)
  return registerStatusOf(
    rows.map(({ state }) => state),
    suppressedAt !== null,
  )
}

/** The page behind a mail link knows the newsletter user's id, not the address. */
const isAbout = (user: NewsletterUserRows, { email, user_id }: Query) =>
  email === undefined ? [user.id, user.accountId].includes(user_id ?? '') : emailKey(email) === user.emailKey
