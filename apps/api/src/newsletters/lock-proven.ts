import type { Call } from '../context.ts'
import type { Tx } from '../store/database/db.ts'
import { refusal } from './refusal.ts'
import { lockNewsletterUser, type NewsletterUserRows } from './store/newsletter-users.ts'
import type { Proof } from './token-proof.ts'

/**
 * Locks the newsletter user and checks the proof again: in the meantime the address may belong to somebody else, or the
 * edit links may have ended. Throws NEWSLETTER_ERROR 404 and 410.
 */
export async function lockProven(tx: Tx, proof: Proof, call: Call): Promise<NewsletterUserRows> {
  const user = await lockNewsletterUser(tx, proof.newsletterUserId)
  if (!user) throw refusal(404, 'token')
  refuseOutdated(proof, user, call)
  return user
}

/** Refuses a proof that no longer fits its newsletter user. Throws NEWSLETTER_ERROR 404 and 410. */
export function refuseOutdated(proof: Proof, user: NewsletterUserRows, { reader }: Call): void {
  if (proof.kind === 'edit' && proof.epoch !== user.editEpoch) throw refusal(410, 'token')
  if (proof.kind === 'reader' && user.emailKey !== reader?.emailKey) throw refusal(404, 'token')
}

/** Reads the rows again after they were changed in this transaction. */
export async function rereadProven(tx: Tx, { id }: NewsletterUserRows): Promise<NewsletterUserRows> {
  const user = await lockNewsletterUser(tx, id)
  if (!user) throw refusal(404, 'token')
  return user
}
