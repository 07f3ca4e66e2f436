import { isLive, noReason } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import type { Tx } from '../store/database/db.ts'
import { transaction } from '../store/database/run.ts'
import { createUndo } from './bring-back.ts'
import { refuseOutdated, rereadProven } from './lock-proven.ts'
import { mailChange, type Titles, titlesFor } from './mail-change.ts'
import { refusal } from './refusal.ts'
import { type Ending, endLists } from './shared/end-lists.ts'
import { received } from './shared/received.ts'
import { shownInFull, shownToUnsubscriber } from './shown-user.ts'
import {
  endEditLinks,
  findNewsletterUserById,
  lockNewsletterUser,
  type NewsletterSubscription,
  type NewsletterUserRows,
} from './store/newsletter-users.ts'
import type { Change, Proof } from './token-proof.ts'

const methods = { reader: 'account', edit: 'edit_page', unsubscribe: 'link', opt_in: 'link' } as const

/**
 * Unsubscribes the named lists, or all without names. Repeating it does nothing, also by an edit link that ended with the first call,
 * since its answer may have been lost. An unsubscribe token is valid only for the lists of its mail.
 */
export async function leaveLists(change: Change, proof: Proof, call: Call) {
  const { newsletters, reason = noReason, reason_text } = change
  const ending = {
    newsletterIds: withinProof(newsletters, proof),
    reason,
    reasonText: reason_text || null,
    method: methods[proof.kind],
    from: call,
  }
  const { after, undo } = await leave(ending, proof, call)
  const isShort = proof.kind === 'unsubscribe' || isOutdated(proof, after)
  const shown = isShort ? shownToUnsubscriber(change.id, 5) : shownInFull(after)
  return { ...shown, ...(undo && { undo_token: undo }) }
}

const isOutdated = (proof: Proof, { editEpoch }: NewsletterUserRows) =>
  proof.kind === 'edit' && proof.epoch !== editEpoch

/** Whether the link ended because its reader left all lists, and nothing has happened since. A complaint ends links for good. */
const hasJustLeft = (proof: Proof, { editEpoch, suppressedAt, subscriptions }: NewsletterUserRows) =>
  proof.kind === 'edit' &&
  proof.epoch === editEpoch - 1 &&
  suppressedAt === null &&
  !subscriptions.some(({ state }) => isLive(state))

function withinProof(wanted: readonly string[] | undefined, proof: Proof): readonly string[] | null {
  const only = proof.kind === 'unsubscribe' ? proof.list : null
  if (only === null) return wanted ?? null
  if (wanted?.some((id) => id !== only)) throw refusal(403, 'token')
  return [only]
}

/** Ends lists, and sends the reader a mail unless signed in; `undo` takes it back. Throws NEWSLETTER_ERROR 404 and 410. */
export async function leave(ending: Ending, proof: Proof, call: Call) {
  const before = await findNewsletterUserById(call.db, proof.newsletterUserId)
  const titles = before && proof.kind !== 'reader' ? await titlesFor(before, [], call) : new Map()
  const { after, ended, undo } = await transaction(call.db, (tx) =>
    leaveOnce(tx, { ending, titles }, proof, call),
  )
  countLeft(ended, call)
  tellRelay(call)
  return { after, undo }
}

/** Counts lists that a reader has left; called once they are. */
export function countLeft(ended: readonly NewsletterSubscription[], { metrics }: Call): void {
  for (const { edition, reason } of ended) metrics.newslettersLeft({ reason: reason ?? noReason, edition })
}

async function leaveOnce(
  tx: Tx,
  { ending, titles }: { ending: Ending; titles: Titles },
  proof: Proof,
  call: Call,
) {
  const user = await lockNewsletterUser(tx, proof.newsletterUserId)
  if (!user) throw refusal(404, 'token')
  if (hasJustLeft(proof, user)) return { after: user, ended: [], undo: undefined }
  refuseOutdated(proof, user, call)
  const ended = await endLists(tx, user, ending, call)
  const after = await rereadProven(tx, user)
  const [first] = ended
  if (!first) return { after, ended, undo: undefined }
  const left = received(
    user,
    ended.map(({ newsletterId }) => newsletterId),
  )
  // A mail program shows no page that could offer it.
  const undo = ending.method === 'one_click' ? undefined : await createUndo(tx, user, left, call)
  // A reader who has left all lists can return only by a new opt-in, not by an old link.
  if (!after.subscriptions.some(({ state }) => isLive(state))) await endEditLinks(tx, user.id)
  if (proof.kind !== 'reader') await mailChange(tx, after, { edition: first.edition, titles }, call)
  return { after, ended, undo }
}
