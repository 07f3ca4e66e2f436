import { findLiveTokens, supersedeToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'

/** Ends the unused opt-in links that would confirm any of these lists. Call it while the user is locked. */
export async function endOptInLinks(
  tx: Tx,
  newsletterUserId: string,
  newsletterIds: readonly string[],
  now: Date,
): Promise<void> {
  if (newsletterIds.length === 0) return
  for (const token of await findLiveTokens(tx, { purpose: 'newsletter_doi', newsletterUserId }, now)) {
    if (token.payload.newsletterIds.some((id) => newsletterIds.includes(id)))
      await supersedeToken(tx, token.id, now)
  }
}
