import { loginBlocked, loginCode as loginCodeMail } from '@leserkonto/mails'
import { deviceOf, untaggedEmailKey } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import { type Account, findAccountByEmail } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { LoginCodeEntry } from '../../outbox/entries.ts'
import { type MailSubject, mailAllowed } from '../../outbox/mail-allowed.ts'
import type { Tx } from '../../store/database/db.ts'
import { isKnownDevice } from '../store/known-devices.ts'
import { findOpenLoginCode, setLoginCode, supersedeLoginCodes } from '../store/login-codes.ts'
import { codeMac } from './code-mac.ts'

/**
 * After the answer: every address gets a code, with or without an account, but that of a blocked one, whose owner gets a
 * mail that says so. A request whose mail is held back by a limit never has a code, so that the tries a stranger has at an
 * address are bounded by the mails it may get. A reader's own browser has limits of its own, and its code is not ended by
 * one that somebody else asks for.
 */
export async function sendLoginCode(tx: Tx, entry: LoginCodeEntry, work: Work): Promise<void> {
  // Limits count from the request, as those the caller was told of do.
  const asked = { ...work, now: new Date(entry.askedAt) }
  const open = await findOpenLoginCode(tx, entry.id, work.now)
  if (!open) return
  const account = await findAccountByEmail(tx, open.emailKey)
  const to = account?.email ?? open.email
  const { edition } = entry
  if (account?.status === 'blocked') {
    if (!(await mailAllowed(tx, 'login_blocked', untaggedEmailKey(open.emailKey), asked))) return
    const mail = loginBlocked(account, work.edition(edition))
    await enqueueMail(tx, { purpose: 'login_blocked', to, edition, mail }, work)
    return
  }
  const known = account !== null && (await isOwn(tx, entry, account))
  const subject: MailSubject = known ? { reader: account.id } : untaggedEmailKey(open.emailKey)
  if (!(await mailAllowed(tx, 'login_code', subject, asked))) return
  const code = work.ids.newCode()
  const device = deviceName(deviceOf(entry.userAgent))
  const mail = loginCodeMail({ code, at: asked.now, device }, work.edition(edition), account)
  const mailId = await enqueueMail(tx, { purpose: 'login_code', to, edition, mail }, work)
  await supersedeLoginCodes(tx, open.emailKey, { known, now: work.now })
  await setLoginCode(tx, open.id, {
    codeMac: codeMac(open.attemptHash, code, work),
    isKnown: known,
    mailId,
  })
}

const isOwn = async (tx: Tx, { isOwner, deviceHash }: LoginCodeEntry, { id }: Account): Promise<boolean> =>
  isOwner || (deviceHash !== undefined && (await isKnownDevice(tx, deviceHash, id)))
