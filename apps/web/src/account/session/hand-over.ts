import type { Account } from './account.ts'
import { failureOf, logFailure } from './failure.ts'

/**
 * The address of another edition with a one-time token that signs the reader in there; unchanged where nobody is
 * signed in, or where no token comes: then the reader signs in there by hand. The token lies in the hash, which no
 * server is sent. Source: docs/spec/contract.md#hand-over-token.
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
