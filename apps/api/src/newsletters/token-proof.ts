import type { Input, newsletter } from '@leserkonto/contracts'
import { unsubscribeTokenParts, unsubscribeTokenSubject } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import { findToken, type OneTimeToken } from '../sign-in/store/tokens.ts'
import { unsubscribeKeyVersion } from './unsubscribe-token.ts'

/** What a token of a newsletter mail proves, and for whom. `dead`: it is no longer valid. */
export type TokenProof = { newsletterUserId: string; dead: boolean } & (
  | { kind: 'opt_in'; tokenHash: string; lists: readonly string[]; bringsBack: boolean }
  | { kind: 'edit'; epoch: number }
  | { kind: 'unsubscribe'; list: string | null }
)

type UnsubscribeProof = Extract<TokenProof, { kind: 'unsubscribe' }>

/**
 * What this token proves; undefined if it is unknown. Unknown ones count as guesses: throws RATE_LIMITED. Whether an edit
 * link's epoch is still valid is checked with the newsletter user (lock-proven.ts).
 */
export async function proofOfToken(token: string, call: Call): Promise<TokenProof | undefined> {
  await call.limits.take('guess')
  const proof = unsubscribeProof(token, call) ?? (await mailTokenProof(token, call))
  if (proof) await call.limits.giveBack('guess')
  return proof
}

/**
 * What the token of an unsubscribe link proves, without asking the database. It carries its own proof, so that nobody guesses one
 * and nothing is counted.
 */
export function unsubscribeProof(token: string, { secrets }: Call): UnsubscribeProof | undefined {
  const parts = unsubscribeTokenParts(token)
  if (parts?.keyVersion !== unsubscribeKeyVersion) return undefined
  if (!secrets.isMac('unsubscribe', unsubscribeTokenSubject(parts), parts.mac)) return undefined
  const { newsletterUserId, newsletterId } = parts
  return { kind: 'unsubscribe', newsletterUserId, list: newsletterId, dead: false }
}

async function mailTokenProof(token: string, call: Call): Promise<TokenProof | undefined> {
  const tokenHash = call.ids.secretHash(token)
  const optIn = await findToken(call.db, 'newsletter_doi', tokenHash)
  if (optIn?.newsletterUserId) {
    const { newsletterIds: lists, bringsBack = false } = optIn.payload
    const { newsletterUserId } = optIn
    return {
      kind: 'opt_in',
      newsletterUserId,
      tokenHash,
      lists,
      bringsBack,
      dead: isDeadOptIn(optIn, call.now),
    }
  }
  const edit = await findToken(call.db, 'newsletter_edit', tokenHash)
  if (!edit?.newsletterUserId) return undefined
  const { epoch } = edit.payload
  const dead = edit.supersededAt !== null || edit.expiresAt <= call.now
  return { kind: 'edit', newsletterUserId: edit.newsletterUserId, epoch, dead }
}

/** A used opt-in token counts as valid for ever, since using it again changes nothing. */
export const isDeadOptIn = (token: OneTimeToken, now: Date): boolean =>
  token.supersededAt !== null || (token.consumedAt === null && token.expiresAt <= now)

/** A change somebody asks for. */
export type Change = Input<typeof newsletter.update>

/** The proof of who asks for it: the signed-in owner of the address, or a token from a mail. */
export type Proof = TokenProof | { kind: 'reader'; newsletterUserId: string }
