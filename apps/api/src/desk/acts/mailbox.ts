import { emailKey, normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { openEmailChange } from '../../accounts/shared/email-change.ts'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import { liftSuppressions } from '../../accounts/store/suppressions.ts'
import { findNewsletterUser, liftSuppression } from '../../newsletters/store/newsletter-users.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { liftLimits } from '../shared/biting-limits.ts'
import type { Act } from '../shared/record.ts'

/** Sends a link for a new password, as if the reader had asked for it: no member of the staff ever sees one. */
export const sendReset: Act = async (tx, { account }, call) => {
  if (account.status !== 'activated') return 'nothing'
  const payload = { email: account.email, edition: account.source }
  await enqueueEntry(tx, { kind: 'password.reset', payload }, call)
  return {}
}

/** Forgets what the account and its address have used up of limits. */
export const liftReaderLimits: Act = async (tx, { account }, call) => {
  const windows = await liftLimits(tx, account, call)
  return windows === 0 ? 'nothing' : { windows }
}

/**
 * Begins a change of address: the new mailbox has to confirm it, and the old one may refuse it, as of any change. So nobody at the
 * desk can take an account by its address.
 */
export const beginAddressChange: Act = async (tx, { account, values }, call) => {
  const email = normalizedEmail(values.email ?? '')
  if (account.status !== 'activated') return 'nothing'
  if (reasonAgainstEmail(email) !== undefined) return 'email'
  if (await findAccountByEmail(tx, emailKey(email))) return 'taken'
  await openEmailChange(tx, { account, email, edition: account.source, actor: 'support' }, call)
  return {}
}

/** Takes the address off the lists of those that get no mail. */
export const liftSuppressed: Act = async (tx, { account: { emailKey: key } }, call) => {
  const kinds = await liftSuppressions(tx, call.secrets.mac('address', key))
  const user = await findNewsletterUser(tx, key)
  const rests = user !== null && user.suppressedAt !== null
  if (rests) await liftSuppression(tx, user.id)
  return kinds === 0 && !rests ? 'nothing' : { kinds, newsletters: rests }
}
