import { consentVersion, type Input, Problem, type session } from '@leserkonto/contracts'
import { openAccount } from '../../accounts/opening/open-account.ts'
import { findAccountByEmail, lockAddress } from '../../accounts/store/accounts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { registrationLists } from '../../newsletters/shared/registration-lists.ts'
import { subscribeProven } from '../../newsletters/shared/subscribe-proven.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { signIn, technical } from '../shared/sign-in.ts'
import type { TokenPayloads } from '../store/token-payloads.ts'
import { consumeToken, findToken, isLive } from '../store/tokens.ts'

type Form = Input<typeof session.registerWithCode>
type Lists = readonly { id: string; title: string }[]

/**
 * Opens an active account without a password for a mailbox that a code has proven, and signs in. Registrations that wait
 * for the address end, and nothing of them is taken over: their form and password may be a stranger's.
 * Source: docs/spec/security.md#codes-by-mail.
 */
export const registerWithCode: OperationOf<typeof session.registerWithCode> = async (form, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(form.token)
  const token = await findToken(call.db, 'login_register', tokenHash)
  if (!token || !isLive(token, call.now)) throw new Problem('LOGIN_CODE_EXPIRED')
  await call.limits.giveBack('guess')
  const proven = token.payload
  const edition = call.edition(proven.edition)
  const lists = await registrationLists(form, edition, call)
  const accountId = await transaction(
    call.db,
    (tx) => openOnce(tx, { tokenHash, emailKey: token.emailKey ?? '', proven, form, lists }, call),
    ['account_email_key_key', 'newsletter_user_email_key_key'],
  ).catch(technical)
  if (!accountId) throw new Problem('LOGIN_CODE_EXPIRED')
  tellRelay(call)
  const account = { id: accountId, email: proven.email, status: 'activated', passwordHash: null }
  const secret = call.deviceSecret ?? call.ids.newSecret()
  return signIn({ account, edition, secret, taken: [], method: 'code' }, call).catch(technical)
}

type Opening = {
  tokenHash: string
  emailKey: string
  proven: TokenPayloads['login_register']
  form: Form
  lists: Lists
}

/** The id of the new account; undefined if the token is used up or the address got an account in another way. */
async function openOnce(
  tx: Tx,
  { tokenHash, emailKey, proven, form, lists }: Opening,
  call: Call,
): Promise<string | undefined> {
  await lockAddress(tx, emailKey)
  if (await findAccountByEmail(tx, emailKey)) return undefined
  if (!(await consumeToken(tx, { purpose: 'login_register', tokenHash, now: call.now }))) return undefined
  const { email, edition } = proven
  const accountId = await openAccount(tx, { email, edition, attempt: undefined, passwordHash: null }, call)
  if (lists.length > 0) await subscribe(tx, { accountId, emailKey, proven, form, lists }, call)
  return accountId
}

type Subscribing = Omit<Opening, 'tokenHash'> & { accountId: string }

/** The mailbox is proven, so that the lists need no mail of their own, unless the edition always asks. */
async function subscribe(tx: Tx, { accountId, emailKey, proven, form, lists }: Subscribing, call: Call) {
  const { email, edition, mailId } = proven
  const textVersion = form.consent_text_version ?? null
  if (!call.edition(edition).alwaysDoubleOptIn) {
    const wanted = lists.map(({ id }) => id)
    const reader = { accountId, email, emailKey }
    const choice = { edition, wanted, origin: 'registration', method: 'registration' as const }
    return subscribeProven(tx, reader, { ...choice, textVersion, mailId }, call)
  }
  const { ip, userAgent } = call
  const asked = {
    ip,
    userAgent,
    askedAt: call.now.toISOString(),
    textVersion: consentVersion(textVersion),
  }
  const payload = { email, edition, newsletters: lists, origin: 'registration', ...asked }
  await enqueueEntry(tx, { kind: 'newsletter.request', payload }, call)
}
