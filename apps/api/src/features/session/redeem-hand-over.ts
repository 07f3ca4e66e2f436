import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { deviceOf } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import type { Call } from '../../context.ts'
import type { Tx } from '../../store/db.ts'
import { findUsableSession } from '../../store/sessions.ts'
import { consumeToken } from '../../store/tokens.ts'
import { transaction } from '../../store/transaction.ts'
import { accessToken, openSession } from './open-session.ts'

/**
 * Turns a hand-over token into a session of the edition it was made for. The new session has the login time and the
 * absolute end of the one it comes from, which must still run: signing out makes the token invalid, too. A try at another
 * edition uses up the token. Throws AUTH_REQUIRED, RATE_LIMITED.
 */
export async function redeemHandOver(token: string, edition: ServedEdition, call: Call) {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  const opened = await transaction(call.db, async (tx) => {
    const parent = await parentOf(tx, tokenHash, edition.shortcut, call)
    if (!parent) return undefined
    const { accountId, authTime, expiresAt } = parent
    const place = { edition: edition.shortcut, device: deviceName(deviceOf(call.userAgent)) }
    return openSession(tx, { accountId, authTime, expiresAt, ...place }, call)
  })
  if (!opened) throw new Problem('AUTH_REQUIRED')
  await call.limits.giveBack('guess')
  return {
    sessionId: opened.id,
    accountId: opened.accountId,
    access_token: await accessToken(opened, call),
  }
}

async function parentOf(tx: Tx, tokenHash: string, edition: string, { now }: Call) {
  const row = await consumeToken(tx, { purpose: 'token_sso', tokenHash, now })
  // The cast: only hand-over.ts writes it.
  const made = row?.payload as { edition: string; sessionId: string } | undefined
  if (!row?.accountId || made?.edition !== edition) return null
  return findUsableSession(tx, made.sessionId, row.accountId, now)
}
