import { passwordReset } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import { type Account, findAccountByEmail } from '../../accounts/store/accounts.ts'
import { findAttempts } from '../../accounts/store/pending-registrations.ts'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { PasswordResetEntry } from '../../outbox/entries.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import type { Tx } from '../../store/database/db.ts'
import { isKnownDevice } from '../store/known-devices.ts'
import { createToken, supersedeTokens } from '../store/tokens.ts'

/**
 * After the answer: an address with an account or a pending registration gets a link, and only the newest link works. Any
 * other address gets nothing.
 */
export async function sendResetMail(tx: Tx, entry: PasswordResetEntry, work: Work): Promise<void> {
  const key = emailKey(entry.email)
  const to = await mailboxOf(tx, key, work.now)
  if (!to || !(await mailAllowed(tx, 'password_reset', untaggedEmailKey(key), work))) return
  await supersedeTokens(tx, { purpose: 'password_reset', emailKey: key }, work.now)
  const token = work.ids.newSecret()
  await createToken(tx, {
    id: work.ids.newId(),
    purpose: 'password_reset',
    tokenHash: work.ids.secretHash(token),
    emailKey: key,
    accountId: to.account?.id ?? null,
    payload: {
      email: to.email,
      edition: entry.edition,
      ...(entry.returnUrl && { returnUrl: entry.returnUrl }),
      ...(await waitingPage(tx, entry, to.account)),
    },
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenLifetimeMs.password_reset),
  })
  const mail = passwordReset({ token }, work.edition(entry.edition), to.account)
  const { email } = to
  await enqueueMail(tx, { purpose: 'password_reset', to: email, edition: entry.edition, mail }, work)
}

/**
 * The page that learns of the new password: in a browser that has signed in to the account. Any other one would learn that
 * the address has an account. Source: docs/spec/security.md#pages-that-wait.
 */
async function waitingPage(tx: Tx, { waits }: PasswordResetEntry, account: Account | null) {
  const isKnown = waits && account && (await isKnownDevice(tx, waits.deviceHash, account.id))
  return isKnown && { markHash: waits.markHash }
}

/** The address as it is stored, not as it was typed now. */
async function mailboxOf(tx: Tx, key: string, now: Date) {
  const account = await findAccountByEmail(tx, key)
  if (account) return { email: account.email, account }
  const attempt = (await findAttempts(tx, key, now)).at(-1)
  return attempt && { email: attempt.email, account: null }
}
