import { Problem, type partners } from '@leserkonto/contracts'
import { partnerScopes, sessionLimits } from '@leserkonto/rules'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { findConsents, removeConsent } from './store/partner-consents.ts'

/** The partners that the reader has allowed to see something, also those where they are not signed in any more. */
export const list: OperationOf<typeof partners.list> = async (_input, call) => {
  const { clients } = call.openId
  const running = { now: call.now, idleMs: sessionLimits.idleMs }
  const rows = await findConsents(call.db, call.reader.accountId, running)
  return {
    partners: rows.map(({ clientId, scopes, givenAt, lastSeenAt }) => ({
      client_id: clientId,
      // A partner that is configured no more has lost its name, and not what is stored about it.
      name: clients.find(({ client_id }) => client_id === clientId)?.name ?? clientId,
      scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
      allowed_at: givenAt.toISOString(),
      last_seen_at: lastSeenAt?.toISOString() ?? null,
    })),
  }
}

/** Takes back what a partner was allowed: its sign-ins end, it is told, and next time the reader is asked again. */
export const withdraw: OperationOf<typeof partners.withdraw> = async ({ client_id: clientId }, call) => {
  const { accountId } = call.reader
  const withdrawn = await transaction(call.db, async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await removeConsent(tx, { accountId, clientId }))) return false
    await audit(tx, { action: 'partner.withdrawn', accountId, detail: { partner: clientId } }, call)
    return true
  })
  if (!withdrawn) throw new Problem('PARTNER_ACCESS_UNKNOWN')
}
