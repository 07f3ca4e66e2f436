import { passwordReset } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import type { PasswordResetEntry } from '../../steps/outbox-entries.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { findAttempts } from '../../store/pending-registrations.ts'
import { createToken, supersedeTokens } from '../../store/tokens.ts'

/**
 * After the answer: an address with an account, or with a registration that waits for its activation, gets a link;
 * only the newest works. Any other address gets nothing.
 */
export async function sendResetMail(tx: Tx, entry: PasswordResetEntry, job: Job): Promise<void> {
  const key = emailKey(entry.email)
  const to = await mailboxOf(tx, key, job.now)
  if (!to || !(await job.mailAllowed(tx, 'password_reset', untaggedEmailKey(key)))) return
  await supersedeTokens(tx, { purpose: 'password_reset', emailKey: key }, job.now)
  const token = job.ids.newSecret()
  await createToken(tx, {
    id: job.ids.newId(),
    purpose: 'password_reset',
    tokenHash: job.ids.secretHash(token),
    emailKey: key,
    accountId: to.accountId,
    payload: { email: to.email, edition: entry.edition },
    createdAt: job.now,
    expiresAt: new Date(job.now.getTime() + tokenLifetimeMs.password_reset),
  })
  const mail = passwordReset({ token }, job.edition(entry.edition))
  const { email } = to
  await enqueueMail(tx, job, { purpose: 'password_reset', to: email, edition: entry.edition, mail }, job.now)
}

/** The address as its owner typed it, not as it was typed now. */
async function mailboxOf(tx: Tx, key: string, now: Date) {
  const account = await findAccountByEmail(tx, key)
  if (account) return { email: account.email, accountId: account.id }
  const attempt = (await findAttempts(tx, key, now)).at(-1)
  return attempt && { email: attempt.email, accountId: null }
}
