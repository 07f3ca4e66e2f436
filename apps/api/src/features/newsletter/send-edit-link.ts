import { newsletterEditLink } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import type { EditLinkEntry } from '../../steps/outbox-entries.ts'
import type { Tx } from '../../store/db.ts'
import { findNewsletterUser } from '../../store/newsletter-users.ts'
import { createToken } from '../../store/tokens.ts'

/** What an edit token belongs to: it dies when its newsletter user's epoch moves on. */
export type EditPayload = { epoch: number }

/**
 * After the answer: sends the edit link to an address that has or had newsletters, nothing to any other. Runs in the
 * transaction that finishes its outbox entry.
 */
export async function sendEditLink(tx: Tx, { email, edition }: EditLinkEntry, job: Job): Promise<void> {
  const user = await findNewsletterUser(tx, emailKey(email))
  if (!user || user.subscriptions.length === 0) return
  if (!(await job.mailAllowed(tx, 'newsletter_edit_link', untaggedEmailKey(email)))) return
  const token = job.ids.newSecret()
  await createToken(tx, {
    id: job.ids.newId(),
    purpose: 'newsletter_edit',
    tokenHash: job.ids.secretHash(token),
    newsletterUserId: user.id,
    payload: { epoch: user.editEpoch } satisfies EditPayload,
    createdAt: job.now,
    expiresAt: new Date(job.now.getTime() + tokenLifetimeMs.newsletter_edit),
  })
  const mail = newsletterEditLink({ newsletterUserId: user.id, token }, job.edition(edition))
  await enqueueMail(tx, job, { purpose: 'newsletter_edit_link', to: user.email, edition, mail }, job.now)
}
