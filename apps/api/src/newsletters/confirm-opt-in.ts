import { isConsented, safeReturnUrl } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { noteAwaited } from '../sign-in/store/awaited.ts'
import type { OptInPayload } from '../sign-in/store/token-payloads.ts'
import { consumeToken, findToken } from '../sign-in/store/tokens.ts'
import type { Tx } from '../store/database/db.ts'
import { transaction } from '../store/database/run.ts'
import { beforeBringingBack, bringBack } from './bring-back.ts'
import { lockProven, rereadProven } from './lock-proven.ts'
import { mailChange, type Titles } from './mail-change.ts'
import { refusal } from './refusal.ts'
import { noteConfirmation } from './shared/note-confirmation.ts'
import { shownToOptIn, shownToUnsubscriber } from './shown-user.ts'
import { confirmSubscriptions } from './store/newsletter-subscriptions.ts'
import type { NewsletterUserRows } from './store/newsletter-users.ts'
import { isDeadOptIn, type TokenProof } from './token-proof.ts'

type OptIn = Extract<TokenProof, { kind: 'opt_in' }>

/**
 * Confirms exactly the lists the mail named, once: a second use gives the same answer and changes nothing, so it never
 * restores a list that the reader has left since (410).
 */
export async function confirmOptIn(proof: OptIn, call: Call) {
  const titles = proof.bringsBack ? await beforeBringingBack(proof, call) : undefined
  const { user, payload } = await transaction(call.db, (tx) => confirmOnce(tx, { proof, titles }, call))
  tellRelay(call)
  // Who holds it has seen no more than a link that ends them.
  if (proof.bringsBack) return shownToUnsubscriber(user.id, 3)
  const returnUrl = payload.returnUrl && safeReturnUrl(payload.returnUrl, call.returnTargets)
  return { ...shownToOptIn(user, payload.newsletterIds), ...(returnUrl && { return_url: returnUrl }) }
}

async function confirmOnce(
  tx: Tx,
  { proof, titles }: { proof: OptIn; titles: Titles | undefined },
  call: Call,
) {
  const user = await lockProven(tx, proof, call)
  // Read again under the lock: leaving a list ends the opt-in links that name it.
  const token = await findToken(tx, 'newsletter_doi', proof.tokenHash)
  if (!token || isDeadOptIn(token, call.now)) throw refusal(410, 'token')
  const { payload } = token
  const used = { purpose: 'newsletter_doi', tokenHash: proof.tokenHash, now: call.now } as const
  const isFirst = await consumeToken(tx, used)
  if (isFirst) await (titles ? bringBack : confirmNamed)(tx, user, payload, call)
  const after = await rereadProven(tx, user)
  if (isFirst && titles) await mailChange(tx, after, { edition: payload.edition, titles }, call)
  if (!payload.newsletterIds.every((id) => hasConsent(after, id))) throw refusal(410, 'token')
  return { user: after, payload }
}

async function confirmNamed(tx: Tx, user: NewsletterUserRows, payload: OptInPayload, call: Call) {
  const { edition, textVersion, mailId, markHash } = payload
  const confirmation = {
    newsletterIds: await confirmSubscriptions(tx, user.id, payload.newsletterIds, call.now),
    at: call.now,
    method: 'link' as const,
    from: call,
    edition,
    textVersion,
    ...(mailId && { mailId }),
  }
  await noteConfirmation(tx, user, confirmation, call)
  await noteAwaited(tx, markHash, call)
}

const hasConsent = ({ subscriptions }: NewsletterUserRows, id: string) =>
  subscriptions.some(({ newsletterId, state }) => newsletterId === id && isConsented(state))
