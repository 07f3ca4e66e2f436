import { newsletterPageConsent } from '@leserkonto/contracts'
import { editPageReason, isLive } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import type { Tx } from '../store/database/db.ts'
import { transaction } from '../store/database/run.ts'
import { chosenLists } from './chosen-lists.ts'
import { countLeft } from './leave-lists.ts'
import { lockProven, refuseOutdated, rereadProven } from './lock-proven.ts'
import { mailChange, type Titles, titlesFor } from './mail-change.ts'
import { hasPremiumRight } from './premium-right.ts'
import { refusal } from './refusal.ts'
import { addConfirmed, withoutConsent } from './shared/add-confirmed.ts'
import { endLists } from './shared/end-lists.ts'
import { shownInFull } from './shown-user.ts'
import { findNewsletterUserById, type NewsletterUserRows } from './store/newsletter-users.ts'
import type { Change, Proof } from './token-proof.ts'

type Lists = Awaited<ReturnType<typeof chosenLists>>
type Wish = { edition: string; lists: Lists; mayPremium: boolean; titles: Titles }

/**
 * Sets the wanted lists of one edition: new ones are confirmed at once, since the mailbox is proven; the others end with
 * reason 006. Lists of other editions do not change.
 */
export async function setLists(change: Change, proof: Proof, call: Call) {
  const edition = call.askedEdition(change.edition).shortcut
  const lists = await chosenLists(change.newsletters ?? [], edition, call)
  const user = await findNewsletterUserById(call.db, proof.newsletterUserId)
  if (!user) throw refusal(404, 'token')
  refuseOutdated(proof, user, call)
  const mayPremium = await mayHavePremium(user, { edition, lists }, call)
  // A signed-in reader gets no mail, so no titles are needed.
  const titles = proof.kind === 'reader' ? new Map() : await titlesFor(user, [edition], call)
  const { after, ended } = await transaction(call.db, (tx) =>
    setOnce(tx, { edition, lists, mayPremium, titles }, proof, call),
  )
  countLeft(ended, call)
  tellRelay(call)
  return shownInFull(after)
}

/** Called before the transaction; asks only if a premium list is new. */
async function mayHavePremium(
  user: NewsletterUserRows,
  { edition, lists }: Pick<Wish, 'edition' | 'lists'>,
  call: Call,
) {
  const premium = lists.filter((list) => list.premium).map(({ id }) => id)
  if (withoutConsent(user, premium).length === 0) return false
  if (await hasPremiumRight(user.emailKey, edition, call)) return true
  throw refusal(403, 'right')
}

async function setOnce(tx: Tx, wish: Wish, proof: Proof, call: Call) {
  const user = await lockProven(tx, proof, call)
  const premium = wish.lists.filter((list) => list.premium).map(({ id }) => id)
  // Checked again after locking: a premium list may have ended in the meantime.
  if (!wish.mayPremium && withoutConsent(user, premium).length > 0) throw refusal(403, 'right')
  const method = proof.kind === 'reader' ? 'account' : 'edit_page'
  const { added, ended } = await exchange(tx, user, { ...wish, method }, call)
  const after = await rereadProven(tx, user)
  if (added.length + ended.length > 0 && proof.kind !== 'reader') await mailChange(tx, after, wish, call)
  return { after, ended }
}

/** Adds and ends the lists that differ. */
async function exchange(
  tx: Tx,
  user: NewsletterUserRows,
  { edition, lists, method }: Pick<Wish, 'edition' | 'lists'> & { method: 'account' | 'edit_page' },
  call: Call,
) {
  const wanted = lists.map(({ id }) => id)
  const agreed = { edition, wanted, origin: 'edit_page', method, textVersion: newsletterPageConsent }
  const added = await addConfirmed(tx, user, agreed, call)
  const unwanted = user.subscriptions
    .filter((row) => row.edition === edition && isLive(row.state) && !wanted.includes(row.newsletterId))
    .map(({ newsletterId }) => newsletterId)
  const why = { reason: editPageReason, reasonText: null, method, from: call }
  const ended = await endLists(tx, user, { newsletterIds: unwanted, ...why }, call)
  return { added, ended }
}
