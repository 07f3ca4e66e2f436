import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { attachNewsletterUser, lockNewsletterUser, upsertNewsletterUser } from '../store/newsletter-users.ts'
import { addConfirmed, type Wanted } from './add-confirmed.ts'
import type { MadeFrom } from './record-consent.ts'

/** The account whose mailbox is proven. */
type Proven = { accountId: string; email: string; emailKey: string }

/** Subscribes the reader of a proven mailbox to lists at once, with their proof. */
export async function subscribeProven(
  tx: Tx,
  { accountId, email, emailKey }: Proven,
  wanted: Wanted,
  work: Work & MadeFrom,
): Promise<void> {
  const fresh = { id: work.ids.newId(), email, emailKey, createdAt: work.now }
  const made = await upsertNewsletterUser(tx, fresh)
  await attachNewsletterUser(tx, emailKey, accountId)
  const user = await lockNewsletterUser(tx, made.id)
  if (user) await addConfirmed(tx, user, wanted, work)
}
