import { type email, Problem } from '@leserkonto/contracts'
import type { Call, Story } from '../../context.ts'
import { tellFormerMailbox } from '../../domain/accounts/former-mailbox.ts'
import { consentedLists } from '../../domain/newsletters/end-foreign-lists.ts'
import { moveNewsletters } from '../../domain/newsletters/move-newsletters.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { changeEmail, findAccount, lockAccount, lockAddress } from '../../store/accounts/accounts.ts'
import { audit } from '../../store/accounts/audit.ts'
import { confirmEmailChange, type EmailChange, findEmailChange } from '../../store/accounts/email-changes.ts'
import { dropAttempts } from '../../store/accounts/pending-registrations.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction, violatedIndex } from '../../store/database/run.ts'
import { findNewsletterUser } from '../../store/newsletters/newsletter-users.ts'
import { endSessions } from '../../store/sessions/sessions.ts'
import { consumeToken, fateOf, findToken, supersedeTokens } from '../../store/sessions/tokens.ts'

type Fate = ReturnType<typeof fateOf>

/**
 * Changes an account's address to the one whose mailbox got the token. If several want the same address, the unique index
 * decides; the second one changes nothing. All sessions and all links to the old mailbox end, which is told.
 */
export const verify: Story<typeof email.verify> = async ({ token }, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  // Somebody may sign the new address up for newsletters at the same moment.
  const retryOn = ['newsletter_user_email_key_key']
  const fate = await transaction(call.db, (tx) => switchOnce(tx, tokenHash, call), retryOn).catch(gone)
  if (fate && fate !== 'gone') throw refusal(fate)
  await call.limits.giveBack('guess')
  if (fate === 'gone') throw new Problem('EMAIL_GONE')
  tellRelay(call)
  return { status: 'email_changed' }
}

/**
 * Undefined if the address was changed, else the reason why not. Locks address and account first, in the same order as all
 * who change them, so that no two deadlock.
 */
async function switchOnce(tx: Tx, tokenHash: string, call: Call): Promise<Fate | undefined> {
  const known = await findToken(tx, 'email_change', tokenHash)
  const wanted = known?.emailChangeId && (await findEmailChange(tx, known.emailChangeId))
  if (wanted) {
    await lockAddress(tx, wanted.newEmailKey)
    await lockAccount(tx, wanted.accountId)
  }
  const token = await consumeToken(tx, { purpose: 'email_change', tokenHash, now: call.now })
  const change = token?.emailChangeId && (await confirmEmailChange(tx, token.emailChangeId, call.now))
  if (!change) return token ? 'expired' : fateOf(await findToken(tx, 'email_change', tokenHash))
  await moveAccount(tx, change, call)
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
  await endSessions(tx, accountId)
  // A link in the old mailbox must not set the password of the new one's owner.
  await supersedeTokens(tx, { purpose: 'password_reset', accountId }, call.now)
  await dropAttempts(tx, newEmailKey)
  await audit(tx, { action: 'email.changed', accountId }, call)
  await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'email' } }], call)
  await tellFormerMailbox(tx, { account, change, newsletterIds }, call)
}

function gone(error: unknown): 'gone' {
  if (violatedIndex(error) === 'account_email_key_key') return 'gone'
  throw error
}

const refusal = (fate: Fate) => new Problem(fate === 'used' ? 'EMAIL_ALREADY_CHANGED' : 'EMAIL_LINK_EXPIRED')
