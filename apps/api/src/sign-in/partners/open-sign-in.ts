import { Problem } from '@leserkonto/contracts'
import { signOnOf } from '@leserkonto/editions'
import { sessionLimits } from '@leserkonto/rules'
import type { CallOf, Granted, PartnerRequest } from '../../context.ts'
import { sealed } from '../../outbox/enqueue.ts'
import { asksAlways, scopesOf } from './shown-request.ts'
import { openPartnerSignIn } from './store/partner-sign-ins.ts'

/**
 * Starts the session of a sign-in at a partner: the device of its own that the reader sees and can end. That of a site
 * ends with the session of the browser, and a second sign-in there goes on with it. Undefined where the reader has to be
 * asked and has not `agreed`.
 */
export async function openSignIn(
  request: PartnerRequest,
  { authTime, agreed }: { authTime: Date | null; agreed: boolean },
  call: CallOf<'reader'>,
): Promise<Granted | undefined> {
  const { client } = request
  if (!agreed && asksAlways(request, call)) return undefined
  const { reader, now } = call
  const { accountId } = reader
  const isApp = client.kind === 'app'
  const id = call.ids.newId()
  const signOut = { clientId: client.client_id, accountId, sid: id }
  const signIn = {
    id,
    accountId,
    clientId: client.client_id,
    parentId: isApp ? null : reader.sessionId,
    edition: signOnOf(call.editions).shortcut,
    device: client.name,
    authTime,
    now,
    expiresAt: isApp ? new Date(now.getTime() + sessionLimits.lifetimeMs) : reader.expiresAt,
    signOut: client.backchannel_logout_uri
      ? sealed({ kind: 'partner.sign_out', payload: signOut }, call)
      : null,
    consent: client.first_party ? null : { scopes: scopesOf(request), agreed },
  }
  const partnerSession = await openPartnerSignIn(call.pool, signIn, reader.sessionId)
  if (!partnerSession && !agreed && !client.first_party) return undefined
  if (!partnerSession) throw new Problem('AUTH_REQUIRED')
  call.metrics.partnerSignIn(client.client_id)
  return {
    accountId,
    partnerSession,
    readerSession: reader.sessionId,
    // A session that was handed over by one without a password began with that.
    authTime: authTime ?? new Date(reader.expiresAt.getTime() - sessionLimits.lifetimeMs),
  }
}
