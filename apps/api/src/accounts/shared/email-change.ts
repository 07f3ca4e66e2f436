import { Problem } from '@leserkonto/contracts'
import { emailChangeConfirm, emailChangeNotice } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { CallOf, Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { type Account, findAccountByEmail } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { createEmailChange, findOpenEmailChange } from '../store/email-changes.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { createNotMeToken } from './not-me-token.ts'
import { requireFreshLogin } from './require-fresh-login.ts'

type Wish = { email: string; current_password?: string | undefined }

/**
 * Checks whether this reader may request this address now. Throws REAUTHENTICATION_REQUIRED, PASSWORD_WRONG, EMAIL_TAKEN,
 * and RATE_LIMITED: the answer reveals that an address is in use, so an account may ask only five times an hour.
 */
export async function judgeEmailChange(
  { email, current_password }: Wish,
  call: CallOf<'reader'>,
): Promise<void> {
  await requireFreshLogin(current_password, call)
  await call.limits.take('emailChange', { account: call.reader.accountId })
  if (await findAccountByEmail(call.db, emailKey(email))) throw new Problem('EMAIL_TAKEN')
}

type Change = {
  account: Account
  /** The new address. */
  email: string
  edition: string
  /** Who asks for it. @default the reader */
  actor?: 'reader' | 'support'
  /** Secret of the page that waits for it. */
  mark?: string | undefined
}

/**
 * Opens the change and sends the link to the new address, the notice to the old one. It replaces an earlier change,
 * except for the same address while no further mail may go there: then the link that was sent stays valid.
 * Call it in a transaction that is retried on email_change_open_key and holds the account; tell the relay afterwards.
 */
export async function openEmailChange(
  tx: Tx,
  { account, email, edition, mark, actor = 'reader' }: Change,
  call: Work,
): Promise<void> {
  // Any address can be typed here, so the silent limits on mails to unproven addresses apply.
  const mayMail = await mailAllowed(tx, 'email_change_confirm', untaggedEmailKey(email), call)
  const open = await findOpenEmailChange(tx, account.id, call.now)
  if (!mayMail && open?.newEmailKey === emailKey(email)) return
  await cancelEmailChange(tx, account.id, call)
  const id = call.ids.newId()
  const expiresAt = new Date(call.now.getTime() + tokenLifetimeMs.email_change)
  await createEmailChange(tx, {
    id,
    accountId: account.id,
    newEmail: email,
    newEmailKey: emailKey(email),
    edition,
    requestedAt: call.now,
    expiresAt,
  })
  await audit(tx, { action: 'email.change_requested', accountId: account.id, actor }, call)
  await mailChangeLink(tx, { id, account, email, edition, mark, expiresAt, mayMail }, call)
  const notMeToken = await createNotMeToken(
    tx,
    { emailChangeId: id, emailKey: account.emailKey, payload: { matter: 'email_change' } },
    call,
  )
  const mail = emailChangeNotice({ newEmail: email, notMeToken }, call.edition(edition), account)
  await enqueueMail(tx, { purpose: 'email_change_notice', to: account.email, edition, mail }, call)
}

type Link = Change & {
  id: string
  expiresAt: Date
  mayMail: boolean
}

/** Makes the link of a change, and sends it to the new address if a mail may go there. */
export async function mailChangeLink(
  tx: Tx,
  { id, account, email, edition, mark, expiresAt, mayMail }: Link,
  call: Work,
): Promise<void> {
  const token = call.ids.newSecret()
  await createToken(tx, {
    id: call.ids.newId(),
    purpose: 'email_change',
    tokenHash: call.ids.secretHash(token),
    accountId: account.id,
    emailChangeId: id,
    ...(mark && { payload: { markHash: call.ids.secretHash(mark) } }),
    createdAt: call.now,
    expiresAt,
  })
  if (!mayMail) return
  const mail = emailChangeConfirm({ token, until: expiresAt, email: account.email }, call.edition(edition))
  await enqueueMail(tx, { purpose: 'email_change_confirm', to: email, edition, mail }, call)
}
