import { loginFailures } from '@leserkonto/mails'
import { emailKey, limits, untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { audit } from '../../steps/audit.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import type { LoginFailureEntry } from '../../steps/outbox-entries.ts'
import { findAccountByEmail, noteFailureNotice } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { countTake } from '../../store/rate-limits.ts'

const [{ max, windowMs }] = limits.loginFailureNotice

/**
 * After the answer, which must not tell whether the address is known: the failure is kept in the audit, and the owner
 * hears of more than ten in a day, once a day.
 */
export async function noteLoginFailure(tx: Tx, entry: LoginFailureEntry, job: Job): Promise<void> {
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  if (!account) return
  await audit(
    tx,
    { action: 'login.refused', accountId: account.id },
    { ids: job.ids, now: new Date(entry.at) },
  )
  const key = job.secrets.mac('limit', `account ${account.id}`)
  const { count } = await countTake(tx, { bucket: 'loginFailureNotice', key, windowMs, now: job.now })
  const dayAgo = new Date(job.now.getTime() - windowMs)
  if (count <= max || (account.failureNoticeAt && account.failureNoticeAt > dayAgo)) return
  if (!(await job.mailAllowed(tx, 'login_failures', untaggedEmailKey(account.email)))) return
  if (!(await noteFailureNotice(tx, account.id, { now: job.now, dayAgo }))) return
  const mail = loginFailures({}, job.edition(entry.edition))
  const { email: to } = account
  await enqueueMail(tx, job, { purpose: 'login_failures', to, edition: entry.edition, mail }, job.now)
}
