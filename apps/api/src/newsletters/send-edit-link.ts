import { newsletterEditLink } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import type { EditLinkEntry } from '../outbox/entries.ts'
import { finishWithMail } from '../outbox/finish-with-mail.ts'
import { finishEntry } from '../store/outbox/outbox.ts'
import { findNewsletterUser } from './store/newsletter-users.ts'

/** After the answer: sends the edit link to an address that has or had newsletters, nothing to any other. */
export async function sendEditLink(
  { email, edition }: EditLinkEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  const user = await findNewsletterUser(work.db, emailKey(email))
  if (!user || user.subscriptions.length === 0) return void (await finishEntry(work.pool, entryId))
  const secret = work.ids.newSecret()
  const token = {
    id: work.ids.newId(),
    purpose: 'newsletter_edit' as const,
    tokenHash: work.ids.secretHash(secret),
    newsletterUserId: user.id,
    payload: { epoch: user.editEpoch },
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenLifetimeMs.newsletter_edit),
  }
  const mail = newsletterEditLink({ newsletterUserId: user.id, token: secret }, work.edition(edition))
  const payload = { purpose: 'newsletter_edit_link', to: user.email, edition, mail }
  await finishWithMail(entryId, { payload, subject: untaggedEmailKey(email), tokens: [token] }, work)
}
