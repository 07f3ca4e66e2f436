import { type email, Problem } from '@leserkonto/contracts'
import { untaggedEmailKey } from '@leserkonto/rules'
import type { CallOf, OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { takeOwnMail } from '../../outbox/mail-allowed.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { mailChangeLink } from '../shared/email-change.ts'
import { holdSession } from '../shared/hold-session.ts'
import { findAccount } from '../store/accounts.ts'
import { findOpenEmailChange } from '../store/email-changes.ts'

/** Sends the link of a change that waits once more; the earlier link ends, and the change waits no longer than before. */
export const resend: OperationOf<typeof email.resend> = async ({ mark }, call) => {
  const pending = await transaction(call.db, (tx) => sendAgain(tx, mark, call))
  tellRelay(call)
  return { pending_email: pending }
}

async function sendAgain(tx: Tx, mark: string | undefined, call: CallOf<'reader'>): Promise<string | null> {
  await holdSession(tx, call)
  const { accountId } = call.reader
  const account = await findAccount(tx, accountId)
  const change = await findOpenEmailChange(tx, accountId, call.now)
  if (!account || !change) return null
  const { mayMail, waitS } = await takeOwnMail(
    tx,
    'email_change_confirm',
    untaggedEmailKey(change.newEmail),
    call,
  )
  if (waitS) throw new Problem('RATE_LIMITED', { retryAfterS: waitS, details: { retry_after_s: waitS } })
  // The link that was sent stays valid while no other can be.
  if (!mayMail) return change.newEmail
  await supersedeTokens(tx, { purpose: 'email_change', accountId }, call.now)
  const { id, newEmail, edition, expiresAt } = change
  await mailChangeLink(tx, { id, account, email: newEmail, edition, mark, expiresAt, mayMail }, call)
  return newEmail
}
