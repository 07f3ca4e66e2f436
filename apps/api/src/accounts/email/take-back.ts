import { type email, Problem } from '@leserkonto/contracts'
import { takenBack, takenBackFrom } from '@leserkonto/mails'
import type { Call, OperationOf } from '../../context.ts'
import { endForeignLists } from '../../newsletters/shared/end-foreign-lists.ts'
import { leaveNewsletters } from '../../newsletters/shared/leave-newsletters.ts'
import { type AddressMove, moveNewsletters } from '../../newsletters/shared/move-newsletters.ts'
import { announce } from '../../outbox/announce.ts'
import { enqueueMail, tellRelay } from '../../outbox/enqueue.ts'
import { supersedeLaterTakeBacks, supersedeSignInNotices } from '../../sign-in/store/take-backs.ts'
import type { FormerPayload } from '../../sign-in/store/token-payloads.ts'
import { consumeToken, fateOf, findToken, type OneTimeToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction, violatedIndex } from '../../store/database/run.ts'
import { removeOrphans } from '../shared/remove-orphans.ts'
import { createResetToken } from '../shared/reset-token.ts'
import { voidWaysIn } from '../shared/void-ways-in.ts'
import { type Account, changeEmail, findAccount, lockAccount, lockAddress } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { dropAttempts } from '../store/pending-registrations.ts'
import { removeAdditions } from './remove-additions.ts'

type Outcome = { dead: ReturnType<typeof fateOf> } | { accountId: string; email: string; resetToken: string }

/**
 * The owner of a former mailbox takes the account back: its address is the former one again, every way in ends, and both
 * mailboxes are told; what the other owner has added stays theirs. Links of later changes end with it, those of earlier ones go on working, and it makes none itself: so
 * who had the account first has the last word. Source: docs/spec/security.md#taking-an-account-back.
 */
export const takeBack: OperationOf<typeof email.takeBack> = async ({ token }, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const taking = { tokenHash, deviceHash: call.ids.secretHash(secret) }
  // Somebody may sign the former address up for newsletters at the same moment.
  const retryOn = ['newsletter_user_email_key_key']
  const outcome = await transaction(call.db, (tx) => takeBackOnce(tx, taking, call), retryOn).catch(inUse)
  if ('dead' in outcome && outcome.dead === 'unknown') throw new Problem('TAKE_BACK_UNKNOWN')
  await call.limits.giveBack('guess')
  if ('dead' in outcome) throw new Problem(refusals[outcome.dead])
  call.setCookie('device', secret)
  call.metrics.takenBack()
  tellRelay(call)
  // A picture that cannot be removed now is removed by the sweep.
  await removeOrphans({ accountId: outcome.accountId }, call).catch(() => undefined)
  return { status: 'taken_back', email: outcome.email, reset_token: outcome.resetToken }
}

const refusals = {
  unknown: 'TAKE_BACK_UNKNOWN',
  used: 'TAKE_BACK_USED',
  superseded: 'TAKE_BACK_OVERRULED',
  expired: 'TAKE_BACK_EXPIRED',
} as const

type Taking = { tokenHash: string; deviceHash: string }

/** Locks address and account first, in the same order as all who change them, so that no two deadlock. */
async function takeBackOnce(tx: Tx, { tokenHash, deviceHash }: Taking, call: Call): Promise<Outcome> {
  const known = await findToken(tx, 'take_back', tokenHash)
  if (known?.emailKey) await lockAddress(tx, known.emailKey)
  if (known?.accountId) await lockAccount(tx, known.accountId)
  const link = await consumeToken(tx, { purpose: 'take_back', tokenHash, now: call.now })
  if (!link) return { dead: fateOf(await findToken(tx, 'take_back', tokenHash)) }
  const account = await findAccount(tx, link.accountId ?? '')
  if (!account) return { dead: 'unknown' }
  // Support is looking at it, and the link goes on working.
  if (account.status === 'blocked') throw new Problem('AUTH_BLOCKED')
  // The cast: only former-mailbox.ts writes it.
  const former = link.payload
  if (account.emailKey !== link.emailKey) await moveBack(tx, { account, link, former }, call)
  await voidWaysIn(tx, { accountId: account.id, deviceHash }, call)
  await supersedeSignInNotices(tx, { accountId: account.id }, call.now)
  await supersedeLaterTakeBacks(tx, link, call.now)
  await audit(tx, { action: 'email.taken_back', accountId: account.id }, call)
  await tellMailboxes(tx, { account, former }, call)
  const whose = { accountId: account.id, email: former.email, edition: former.edition }
  return { ...whose, resetToken: await createResetToken(tx, whose, call) }
}

type Back = { account: Account; link: OneTimeToken<'take_back'>; former: FormerPayload }

async function moveBack(tx: Tx, { account, link, former }: Back, call: Call) {
  const { id: accountId, emailKey: fromKey } = account
  const toKey = link.emailKey ?? ''
  await removeAdditions(tx, { account, since: link.createdAt, former }, call)
  await changeEmail(tx, accountId, { email: former.email, emailKey: toKey })
  await returnNewsletters(tx, { accountId, fromKey, toEmail: former.email, toKey }, former, call)
  await dropAttempts(tx, toKey)
  await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'email' } }], call)
}

/** An account that had brought no list has none to take along. */
async function returnNewsletters(tx: Tx, move: AddressMove, { newsletterIds }: FormerPayload, call: Call) {
  if (newsletterIds.length === 0) return leaveNewsletters(tx, move, call)
  await endForeignLists(tx, { ...move, agreed: newsletterIds }, call)
  return moveNewsletters(tx, move, call)
}

async function tellMailboxes(tx: Tx, { account, former }: Omit<Back, 'link'>, call: Call) {
  const edition = call.edition(former.edition)
  const common = { edition: former.edition }
  const own = { ...common, purpose: 'taken_back', to: former.email }
  await enqueueMail(tx, { ...own, mail: takenBack({ at: call.now }, edition) }, call)
  if (account.email === former.email) return
  const other = { ...common, purpose: 'taken_back_from', to: account.email }
  await enqueueMail(tx, { ...other, mail: takenBackFrom({ at: call.now }, edition) }, call)
}

function inUse(error: unknown): never {
  if (violatedIndex(error) === 'account_email_key_key') throw new Problem('TAKE_BACK_ADDRESS_IN_USE')
  throw error
}
