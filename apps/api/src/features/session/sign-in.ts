import type { ServedEdition } from '@leserkonto/editions'
import { newDevice } from '@leserkonto/mails'
import { deviceOf, sessionLimits } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import type { Call } from '../../context.ts'
import { enqueueMail, tellRelay } from '../../outbox/enqueue.ts'
import { type Account, holdProven } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { hasKnownDevice, isKnownDevice, rememberDevice } from '../../store/known-devices.ts'
import { transaction } from '../../store/transaction.ts'
import { accessToken, openSession } from './open-session.ts'

/**
 * Starts the session of a reader whose password was verified, and sends them a mail if the browser is unknown. Undefined if
 * the verified password is no longer valid.
 */
export async function signIn(account: Account, edition: ServedEdition, call: Call) {
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const expiresAt = new Date(call.now.getTime() + sessionLimits.lifetimeMs)
  const device = deviceName(deviceOf(call.userAgent))
  const opened = await transaction(call.db, async (tx) => {
    if (!(await holdProven(tx, account))) return undefined
    if (await isStrange(tx, account.id, call)) await tellOfDevice(tx, { account, edition, device }, call)
    await rememberDevice(tx, call.ids.secretHash(secret), account.id, call.now)
    const whose = { accountId: account.id, edition: edition.shortcut, device }
    return openSession(tx, { ...whose, authTime: call.now, expiresAt }, call)
  })
  if (!opened) return undefined
  call.setCookie('device', secret)
  tellRelay(call)
  const access_token = await accessToken(opened, call)
  return { access_token, token_type: 'Bearer' as const, expires_in: sessionLimits.lifetimeMs / 1000 }
}

/** Whether the browser is unknown; the first browser of an account does not count as such. */
async function isStrange(tx: Tx, accountId: string, { deviceSecret, ids }: Call): Promise<boolean> {
  if (deviceSecret && (await isKnownDevice(tx, ids.secretHash(deviceSecret), accountId))) return false
  return hasKnownDevice(tx, accountId)
}

type Login = { account: Account; edition: ServedEdition; device: string }

async function tellOfDevice(tx: Tx, { account, edition, device }: Login, call: Call) {
  const mail = newDevice({ device, at: call.now }, edition)
  const entry = { purpose: 'new_device', to: account.email, edition: edition.shortcut, mail }
  await enqueueMail(tx, entry, call)
}
