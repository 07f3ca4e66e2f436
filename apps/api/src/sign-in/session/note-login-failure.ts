import { loginFailures } from '@leserkonto/mails'
import { emailKey, limits, untaggedEmailKey } from '@leserkonto/rules'
import { findAccountByEmail, noteFailureNotice } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { LoginFailureEntry } from '../../outbox/entries.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import type { Tx } from '../../store/database/db.ts'
import { countTakes } from '../store/rate-limits.ts'

const [window] = limits.loginFailureNotice

/**
 * After the answer, which must not reveal whether the address is known: the audit records the failure, and after more than
 * ten in a day the owner gets a mail, once a day.
 */
export async function noteLoginFailure(tx: Tx, entry: LoginFailureEntry, work: Work): Promise<void> {
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  if (!account) return
  await audit(tx, { action: 'login.refused', accountId: account.id }, { ...work, now: new Date(entry.at) })
  const key = work.secrets.mac('limit', `account ${account.id}`)
  const take = { ...window, bucket: 'loginFailureNotice', key }
  const [taken] = await countTakes(tx, [take], work.now)
  const dayAgo = new Date(work.now.getTime() - window.windowMs)
  if (!taken || taken.count <= taken.max || (account.failureNoticeAt && account.failureNoticeAt > dayAgo))
    return
  if (!(await mailAllowed(tx, 'login_failures', untaggedEmailKey(account.email), work))) return
  if (!(await noteFailureNotice(tx, account.id, { now: work.now, dayAgo }))) return
  const mail = loginFailures(account, work.edition(entry.edition))
  const { email: to } = account
  await enqueueMail(tx, { purpose: 'login_failures', to, edition: entry.edition, mail }, work)
}
