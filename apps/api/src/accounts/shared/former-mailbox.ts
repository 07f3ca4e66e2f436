import { emailChanged } from '@leserkonto/mails'
import { tokenLifetimeMs } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { tellBrowsers } from '../../outbox/tell-browsers.ts'
import { findOpenTakeBacks, supersedeLaterTakeBacks } from '../../sign-in/store/take-backs.ts'
import type { FormerPayload } from '../../sign-in/store/token-payloads.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import type { Account } from '../store/accounts.ts'
import type { EmailChange } from '../store/email-changes.ts'

type Changed = { account: Account; change: EmailChange; newsletterIds: string[] }

/**
 * Tells the former mailbox of a change that has just been confirmed, with the link that undoes it. An address from which
 * the account can be taken back already has returned instead: then the mailboxes it came by since have no right to it.
 * `account` as it was before. Source: docs/spec/security.md#taking-an-account-back.
 */
export async function tellFormerMailbox(
  tx: Tx,
  { account, change, newsletterIds }: Changed,
  work: Work,
): Promise<void> {
  const { email, id: accountId } = account
  const open = await findOpenTakeBacks(tx, accountId, work.now)
  const earlier = open.find((link) => link.emailKey === change.newEmailKey)
  if (earlier) await supersedeLaterTakeBacks(tx, earlier, work.now)
  const former = { email, edition: change.edition, newsletterIds, person: personOf(account) }
  const token = earlier ? undefined : await createTakeBack(tx, { account, former }, work)
  const mail = emailChanged({ newEmail: change.newEmail, at: work.now, token }, work.edition(change.edition))
  await tellBrowsers(tx, { accountId, notice: { kind: 'email' } }, work)
  await enqueueMail(tx, { purpose: 'email_changed', to: email, edition: change.edition, mail }, work)
}

const personOf = (account: Account): NonNullable<FormerPayload['person']> => {
  const { givenName, familyName, username, gender, customerType, companyName, birthDate } = account
  const named = { givenName, familyName, username, gender, customerType, companyName }
  return { ...named, birthDate: birthDate?.toISOString() ?? null }
}

async function createTakeBack(
  tx: Tx,
  { account, former }: { account: Account; former: FormerPayload },
  { ids, now }: With<'ids' | 'now'>,
): Promise<string> {
  const secret = ids.newSecret()
  await createToken(tx, {
    id: ids.newId(),
    purpose: 'take_back',
    tokenHash: ids.secretHash(secret),
    accountId: account.id,
    emailKey: account.emailKey,
    payload: former,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs.take_back),
  })
  return secret
}
