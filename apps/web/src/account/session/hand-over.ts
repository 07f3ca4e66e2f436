import type { Account } from './account.ts'
import { failureOf, logFailure } from './failure.ts'

/**
 * The address of a registered partner with a one-time token that signs the reader in there. Unchanged if nobody is signed in
 * or no token could be made: then the reader has to sign in there. The token is in the hash, which browsers do not send
 * to servers. Source: docs/spec/contract.md#hand-over-token.
 */
export async function withHandOver(account: Account, target: string): Promise<string> {
  if (!account.session.get().signedIn) return target
  try {
    const api = await account.api()
    const { token_sso } = await api.session.handOver.mutate({ return_url: target })
    return `${target}${target.includes('#') ? '&' : '#'}tokenSSO=${encodeURIComponent(token_sso)}`
  } catch (error) {
    logFailure('session.handOver', failureOf(error))
    return target
  }
}
