import type { Output, partners } from '@leserkonto/contracts'
import { isPartnerScope, type PartnerScope } from '@leserkonto/rules'
import type { CallOf, PartnerRequest } from '../../context.ts'
import { isOlder, needsProof } from './login-time.ts'
import { findConsent } from './store/partner-consents.ts'

/** What the request wants to know about the reader. */
export const scopesOf = ({ scopes }: PartnerRequest): PartnerScope[] => scopes.filter(isPartnerScope)

/**
 * Whether the reader is asked, whatever they have allowed. An app always asks: another one on the device could pass for it
 * (RFC 8252 §8.6), and a partner may want them to choose the account: who has just signed in has.
 */
export const asksAlways = (
  { client, asksAgain, choosesSince }: PartnerRequest,
  call: CallOf<'reader'>,
): boolean =>
  client.kind === 'app' ||
  (asksAgain && !client.first_party) ||
  (choosesSince !== undefined && isOlder(call, choosesSince))

/** The request as its reader is told. A house of the group does not ask, another partner once. */
export async function shownRequest(
  request: PartnerRequest,
  call: CallOf<'reader'>,
): Promise<Output<typeof partners.show>> {
  const { client } = request
  const scopes = scopesOf(request)
  const known = async () => {
    const key = { accountId: call.reader.accountId, clientId: client.client_id }
    const allowed = await findConsent(call.db, key)
    return allowed !== null && scopes.every((scope) => allowed.includes(scope))
  }
  return {
    partner: client.name,
    kind: client.kind,
    scopes,
    asks: asksAlways(request, call) || !(client.first_party || (await known())),
    keeps: !client.first_party,
    needs_proof: needsProof(request, call),
  }
}
