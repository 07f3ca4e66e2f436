import type { mail } from '@leserkonto/contracts'
import type { Call, OperationOf } from '../../context.ts'
import { unlinkCustomer } from '../../customers/shared/unlink-customer.ts'
import { denyNewsletters } from '../../newsletters/shared/deny-newsletters.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { denyInvitations } from '../../seats/invitations/deny-invitations.ts'
import type { NotMe } from '../../sign-in/store/token-payloads.ts'
import {
  consumeToken,
  findToken,
  isLive,
  type OneTimeToken,
  supersedeTokens,
} from '../../sign-in/store/tokens.ts'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { cancelEmailChange } from '../shared/cancel-email-change.ts'
import { denyWayIn } from '../shared/deny-way-in.ts'
import { findAccount, lockAccount } from '../store/accounts.ts'
import { findEmailChange, findOpenEmailChangeById } from '../store/email-changes.ts'
import { dropAttempt, dropAttempts } from '../store/pending-registrations.ts'

/**
 * The receiver of a mail says it was not them, so what the mail was about is undone. Pressed again it is no error; the
 * answer says what happened, since only who has the link can ask.
 */
export const notMe: OperationOf<typeof mail.notMe> = async ({ token }, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const { known, outcome, resetToken } = await transaction(call.db, async (tx) => {
    await lockOwner(tx, tokenHash)
    const known = await findToken(tx, 'not_me', tokenHash)
    const state = await stateOf(tx, known, call.now)
    if (state !== 'open') return { known, outcome: state, resetToken: null }
    const row = await consumeToken(tx, { purpose: 'not_me', tokenHash, now: call.now })
    if (!row) return { known, outcome: 'already' as const, resetToken: null }
    const done = await undo(tx, row, { ...call, deviceHash: call.ids.secretHash(secret) })
    return { known, outcome: 'undone' as const, resetToken: done ?? null }
  })
  const matter = known?.payload.matter ?? null
  // The browser of the mailbox' owner stays known.
  if (outcome === 'undone' && matter && isWayIn(matter)) call.setCookie('device', secret)
  if (known) await call.limits.giveBack('guess')
  tellRelay(call)
  return { status: 'noted', matter, outcome, reset_token: resetToken }
}

/** What a link is about and whether it still undoes it, so that its page says so before the button. */
export const checkNotMe: OperationOf<typeof mail.checkNotMe> = async ({ token }, call) => {
  await call.limits.take('guess')
  const known = await findToken(call.db, 'not_me', call.ids.secretHash(token))
  if (known) await call.limits.giveBack('guess')
  return { matter: known?.payload.matter ?? null, state: await stateOf(call.db, known, call.now) }
}

type State = 'open' | 'already' | 'settled' | 'over' | 'too_late'

async function stateOf(db: DbOrTx, row: OneTimeToken<'not_me'> | null, now: Date): Promise<State> {
  if (row && (await isTooLate(db, row))) return 'too_late'
  if (row?.consumedAt) return 'already'
  if (row?.supersededAt) return 'settled'
  return row && isLive(row, now) ? 'open' : 'over'
}

/** Whether the account has left the mailbox that was told of a change: only taking it back helps then. */
async function isTooLate(db: DbOrTx, { emailChangeId, emailKey }: OneTimeToken<'not_me'>): Promise<boolean> {
  const change = emailChangeId && (await findEmailChange(db, emailChangeId))
  if (!change || !(change.confirmedAt ?? change.cancelledAt)) return false
  const account = await findAccount(db, change.accountId)
  return account !== null && account.emailKey !== emailKey
}

/**
 * Locks the account whose ways in a link is about before the link, as all who change them do: taking an account back ends
 * such links, and confirming another address takes the rows of the change in another order.
 */
async function lockOwner(tx: Tx, tokenHash: string): Promise<void> {
  const row = await findToken(tx, 'not_me', tokenHash)
  const matter = row?.payload.matter
  const change =
    matter === 'email_change' && row?.emailChangeId && (await findEmailChange(tx, row.emailChangeId))
  const accountId = change ? change.accountId : matter && isWayIn(matter) && row?.accountId
  if (accountId) await lockAccount(tx, accountId)
}

const isWayIn = (matter: NotMe['payload']['matter']) => matter === 'passkey' || matter === 'device'

/**
 * A token has the id of the row it is about in a column, and the rest in its payload (accounts/shared/not-me-token.ts). The
 * answer is the secret that sets a new password, where the old one has ended.
 */
async function undo(
  tx: Tx,
  row: OneTimeToken<'not_me'>,
  call: Call & { deviceHash: string },
): Promise<string | null | undefined> {
  const { payload } = row
  const edition = call.askedEdition(undefined).shortcut
  const { newsletterUserId, pendingRegistrationId, emailKey, emailChangeId, accountId } = row
  switch (payload.matter) {
    case 'newsletters': {
      const { newsletterIds } = payload
      if (newsletterUserId) await denyNewsletters(tx, { newsletterUserId, newsletterIds }, call)
      return
    }
    case 'registration':
      if (!pendingRegistrationId) return
      await supersedeTokens(tx, { purpose: 'activation', pendingRegistrationId }, call.now)
      await dropAttempt(tx, pendingRegistrationId)
      return
    case 'registrations':
      if (!emailKey) return
      await supersedeTokens(tx, { purpose: 'activation', emailKey }, call.now)
      await dropAttempts(tx, emailKey)
      return
    case 'email_change': {
      const change = emailChangeId && (await findOpenEmailChangeById(tx, emailChangeId))
      if (change) await cancelEmailChange(tx, change.accountId, call)
      return
    }
    case 'invitation':
      if (row.invitationId) await denyInvitations(tx, row.invitationId, call)
      return
    case 'passkey':
    case 'device':
      return accountId
        ? denyWayIn(tx, { accountId, emailKey, deviceHash: call.deviceHash, edition }, call)
        : null
    case 'link':
      if (accountId)
        await unlinkCustomer(tx, { accountId, gpNumber: payload.gpNumber, edition, by: 'not_me' }, call)
      return
  }
}
