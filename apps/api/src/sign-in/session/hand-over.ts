import { fieldError, Problem, type session } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { addresses, safeReturnUrl, tokenLifetimeMs } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import type { HandOverPayload } from '../store/token-payloads.ts'
import { createToken } from '../store/tokens.ts'

const lifetimeMs = tokenLifetimeMs.token_sso

/**
 * A token for the edition to whose own URL the reader goes, or to that of a partner who takes hand-overs for it. Other
 * allowed hosts get none, since their operators could use the reader's session. Source: docs/spec/contract.md#hand-over-token.
 */
export const handOver: OperationOf<typeof session.handOver> = async ({ return_url }, call) => {
  const edition = editionAt(return_url, call)
  if (!edition) throw new Problem('VALIDATION_FAILED', { fields: [fieldError('return_url', 'FORMAT')] })
  const token_sso = call.ids.newSecret()
  const payload: HandOverPayload = { edition: edition.shortcut, sessionId: call.reader.sessionId }
  await createToken(call.db, {
    id: call.ids.newId(),
    purpose: 'token_sso',
    tokenHash: call.ids.secretHash(token_sso),
    accountId: call.reader.accountId,
    payload,
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + lifetimeMs),
  })
  return { token_sso, return_url, expires_in: lifetimeMs / 1000 }
}

function editionAt(returnUrl: string, call: Call): ServedEdition | undefined {
  if (returnUrl.startsWith('/') || !safeReturnUrl(returnUrl, call.returnTargets)) return undefined
  const { origin, pathname } = new URL(returnUrl)
  if (redirects(pathname, call)) return undefined
  return call.editions.find(
    ({ ownUrl, handOverTargets }) => new URL(ownUrl).origin === origin || handOverTargets.includes(origin),
  )
}

/**
 * Whether the way may go on from a path without a page of ours in between, and so end at a partner of the OpenID provider:
 * browsers take the hash along, and with it the token.
 */
function redirects(pathname: string, { openId }: Call): boolean {
  const path = decodeURIComponent(pathname)
  const starts = [addresses.signOn, new URL(openId.issuer).pathname]
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}
