import { type email, Problem } from '@leserkonto/contracts'
import type { Call, OperationOf } from '../../context.ts'
import { consentedLists } from '../../newsletters/shared/end-foreign-lists.ts'
import { moveNewsletters } from '../../newsletters/shared/move-newsletters.ts'
import { findNewsletterUser } from '../../newsletters/store/newsletter-users.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { noteAwaited } from '../../sign-in/store/awaited.ts'
import { endSessions } from '../../sign-in/store/sessions.ts'
import { consumeToken, fateOf, findToken, supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction, violatedIndex } from '../../store/database/run.ts'
import { tellFormerMailbox } from '../shared/former-mailbox.ts'
import { createResetToken } from '../shared/reset-token.ts'
import { voidWaysIn } from '../shared/void-ways-in.ts'
import { changeEmail, findAccount, lockAccount, lockAddress } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { confirmEmailChange, type EmailChange, findEmailChange } from '../store/email-changes.ts'
import { dropAttempts } from '../store/pending-registrations.ts'
import { type Fate, isItsReader, refusal } from './check.ts'

/**
 * Changes an account's address to the one whose mailbox got the token. If several want the same address, the unique index
 * decides; the second change does nothing. The account belongs to this mailbox now, and a stranger may have asked for the
 * change. So every way in ends, except where a signed-in reader of the account pressed the link. The former mailbox is
 * told. Source: docs/spec/security.md#a-new-address.
 */
export const verify: OperationOf<typeof email.verify> = async ({ token }, call) => {
  await call.limits.take('guess')
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const pressed = { tokenHash: call.ids.secretHash(token), deviceHash: call.ids.secretHash(secret) }
  // Somebody may sign the new address up for newsletters at the same moment.
  const retryOn = ['newsletter_user_email_key_key']
  const done = await transaction(call.db, (tx) => switchOnce(tx, pressed, call), retryOn).catch(gone)
  if (done !== 'gone' && 'dead' in done) throw refusal(done.dead)
  await call.limits.giveBack('guess')
  if (done === 'gone') throw new Problem('EMAIL_GONE')
  tellRelay(call)
  if (!done.resetToken) return { status: 'email_changed' }
  call.setCookie('device', secret)
  return { status: 'email_changed', reset_token: done.resetToken }
}

/** The hashes of the link's token and of the browser's cookie. */
type Pressed = { tokenHash: string; deviceHash: string }

type Outcome = { dead: Fate } | { resetToken: string | undefined }

/** Locks address and account first, in the same order as all who change them, so that no two deadlock. */
async function switchOnce(tx: Tx, { tokenHash, deviceHash }: Pressed, call: Call): Promise<Outcome> {
  const known = await findToken(tx, 'email_change', tokenHash)
  const wanted = known?.emailChangeId && (await findEmailChange(tx, known.emailChangeId))
  if (wanted) {
    await lockAddress(tx, wanted.newEmailKey)
    await lockAccount(tx, wanted.accountId)
  }
  const token = await consumeToken(tx, { purpose: 'email_change', tokenHash, now: call.now })
  const change = token?.emailChangeId && (await confirmEmailChange(tx, token.emailChangeId, call.now))
  if (!change) return { dead: token ? 'expired' : fateOf(await findToken(tx, 'email_change', tokenHash)) }
  await moveAccount(tx, change, call)
  await noteAwaited(tx, token.payload?.markHash, call)
  return { resetToken: await endWaysIn(tx, change, deviceHash, call) }
}

/** Ends what may be known to others; the secret that sets a new password, where there is none any more. */
async function endWaysIn(
  tx: Tx,
  { accountId, newEmail, edition }: EmailChange,
  deviceHash: string,
  call: Call,
): Promise<string | undefined> {
  if (!isItsReader(accountId, call)) {
    await voidWaysIn(tx, { accountId, deviceHash }, call)
    return createResetToken(tx, { accountId, email: newEmail, edition }, call)
  }
  await endSessions(tx, accountId)
  // A link in the old mailbox must not set the password of the new one's owner.
  await supersedeTokens(tx, { purpose: 'password_reset', accountId }, call.now)
  return undefined
}

async function moveAccount(tx: Tx, change: EmailChange, call: Call): Promise<void> {
  const { accountId, newEmail, newEmailKey } = change
  const account = await findAccount(tx, accountId)
  // A blocked account keeps its address, because support is looking at it.
  const to = { email: newEmail, emailKey: newEmailKey }
  if (!account || !(await changeEmail(tx, accountId, to))) throw new Problem('EMAIL_LINK_EXPIRED')
  const newsletterIds = consentedLists(await findNewsletterUser(tx, account.emailKey))
  const move = { accountId, fromKey: account.emailKey, toEmail: newEmail, toKey: newEmailKey }
  await moveNewsletters(tx, move, call)
  await dropAttempts(tx, newEmailKey)
  await audit(tx, { action: 'email.changed', accountId }, call)
  await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'email' } }], call)
  await tellFormerMailbox(tx, { account, change, newsletterIds }, call)
}

function gone(error: unknown): 'gone' {
  if (violatedIndex(error) === 'account_email_key_key') return 'gone'
  throw error
}
