import type { mail } from '@leserkonto/contracts'
import type { Call, Story } from '../../context.ts'
import { cancelEmailChange } from '../../domain/accounts/cancel-email-change.ts'
import { denyDevice } from '../../domain/accounts/deny-device.ts'
import { denyPasskey } from '../../domain/accounts/deny-passkey.ts'
import type { NotMe } from '../../domain/accounts/not-me-token.ts'
import { unlinkCustomer } from '../../domain/customers/unlink-customer.ts'
import { denyNewsletters } from '../../domain/newsletters/deny-newsletters.ts'
import { denyInvitations } from '../../domain/seats/deny-invitations.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { lockAccount } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { findEmailChange, findOpenEmailChangeById } from '../../store/email-changes.ts'
import { dropAttempt, dropAttempts } from '../../store/pending-registrations.ts'
import { consumeToken, findToken, type OneTimeToken, supersedeTokens } from '../../store/tokens.ts'
import { transaction } from '../../store/transaction.ts'

/**
 * The receiver of a mail says it was not them, so what the mail was about is undone. Pressed again it is no error; the
 * answer says what happened, since only who has the link can ask.
 */
export const notMe: Story<typeof mail.notMe> = async ({ token }, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const { undone, known } = await transaction(call.db, async (tx) => {
    await lockOwner(tx, tokenHash)
    const row = await consumeToken(tx, { purpose: 'not_me', tokenHash, now: call.now })
    if (row) await undo(tx, row, { ...call, deviceHash: call.ids.secretHash(secret) })
    return { undone: row !== null, known: row ?? (await findToken(tx, 'not_me', tokenHash)) }
  })
  const matter = known && payloadOf(known).matter
  // The browser of the mailbox' owner stays known.
  if (undone && matter && isWayIn(matter)) call.setCookie('device', secret)
  if (known) await call.limits.giveBack('guess')
  tellRelay(call)
  return { status: 'noted', matter, outcome: undone ? 'undone' : known?.consumedAt ? 'already' : 'over' }
}

/**
 * Locks the account whose ways in a link is about before the link, as all who change them do: taking an account back ends
 * such links, and confirming another address takes the rows of the change in another order.
 */
async function lockOwner(tx: Tx, tokenHash: string): Promise<void> {
  const row = await findToken(tx, 'not_me', tokenHash)
  const matter = row && payloadOf(row).matter
  const change =
    matter === 'email_change' && row?.emailChangeId && (await findEmailChange(tx, row.emailChangeId))
  const accountId = change ? change.accountId : matter && isWayIn(matter) && row?.accountId
  if (accountId) await lockAccount(tx, accountId)
}

const isWayIn = (matter: NotMe['payload']['matter']) => matter === 'passkey' || matter === 'device'

const payloadOf = (row: OneTimeToken) => row.payload as NotMe['payload']

/** A token has the id of the row it is about in a column, and the rest in its payload (domain/accounts/not-me-token.ts). */
async function undo(tx: Tx, row: OneTimeToken, call: Call & { deviceHash: string }): Promise<void> {
  const payload = payloadOf(row)
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
      return dropAttempt(tx, pendingRegistrationId)
    case 'registrations':
      if (!emailKey) return
      await supersedeTokens(tx, { purpose: 'activation', emailKey }, call.now)
      return dropAttempts(tx, emailKey)
    case 'email_change': {
      const change = emailChangeId && (await findOpenEmailChangeById(tx, emailChangeId))
      if (change) await cancelEmailChange(tx, change.accountId, call)
      return
    }
    case 'invitation':
      if (row.invitationId) await denyInvitations(tx, row.invitationId, call)
      return
    case 'passkey':
      if (accountId)
        await denyPasskey(tx, { id: payload.passkeyId, accountId, deviceHash: call.deviceHash }, call)
      return
    case 'device':
      if (accountId) await denyDevice(tx, { accountId, deviceHash: call.deviceHash }, call)
      return
    case 'link': {
      const edition = call.askedEdition(undefined).shortcut
      if (accountId)
        await unlinkCustomer(tx, { accountId, gpNumber: payload.gpNumber, edition, by: 'not_me' }, call)
    }
  }
}
