import { newsletterEditLink } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { EditLinkEntry } from '../../outbox/entries.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import type { Tx } from '../../store/db.ts'
import { findNewsletterUser } from '../../store/newsletter-users.ts'
import { createToken } from '../../store/tokens.ts'

/** Payload of an edit token: it is invalid as soon as its newsletter user has a higher epoch. */
export type EditPayload = { epoch: number }

/**
 * After the answer: sends the edit link to an address that has or had newsletters, nothing to any other. Runs in the
 * transaction that finishes its outbox entry.
 */
export async function sendEditLink(tx: Tx, { email, edition }: EditLinkEntry, work: Work): Promise<void> {
  const user = await findNewsletterUser(tx, emailKey(email))
  if (!user || user.subscriptions.length === 0) return
  if (!(await mailAllowed(tx, 'newsletter_edit_link', untaggedEmailKey(email), work))) return
  const token = work.ids.newSecret()
  await createToken(tx, {
    id: work.ids.newId(),
    purpose: 'newsletter_edit',
    tokenHash: work.ids.secretHash(token),
    newsletterUserId: user.id,
    payload: { epoch: user.editEpoch } satisfies EditPayload,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenLifetimeMs.newsletter_edit),
  })
  const mail = newsletterEditLink({ newsletterUserId: user.id, token }, work.edition(edition))
  await enqueueMail(tx, { purpose: 'newsletter_edit_link', to: user.email, edition, mail }, work)
}
