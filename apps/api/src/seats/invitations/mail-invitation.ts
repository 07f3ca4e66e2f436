import type { ServedEdition } from '@leserkonto/editions'
import { sharedInvite } from '@leserkonto/mails'
import { createNotMeToken } from '../../accounts/shared/not-me-token.ts'
import type { Account } from '../../accounts/store/accounts.ts'
import { isSuppressed } from '../../accounts/store/suppressions.ts'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { createToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import type { ManagedPlan } from '../plans/managed-plan.ts'
import type { SharedSeat } from '../store/shared-seats.ts'

/** Who invites, an owner or an administrator: the name is the owner's in the publisher's record. */
export type Inviting = ManagedPlan & {
  account: Account
  /** Of the account that has the plan; undefined while it is linked to none. */
  ownerEmail: string | undefined
  name: string | null
  edition: ServedEdition
}

/**
 * Creates the link of an invitation and enqueues its mail; returns the id of the outbox entry, undefined if the address
 * wants no invitations (which the owner does not learn).
 */
export async function mailInvitation(
  tx: Tx,
  seat: SharedSeat,
  { plan, name, edition }: Inviting,
  work: Work,
): Promise<string | undefined> {
  const token = work.ids.newSecret()
  await createToken(tx, {
    id: work.ids.newId(),
    purpose: 'invitation',
    tokenHash: work.ids.secretHash(token),
    invitationId: seat.id,
    emailKey: seat.emailKey,
    createdAt: work.now,
    expiresAt: seat.expiresAt,
  })
  const hmac = work.secrets.mac('address', seat.emailKey)
  if (await isSuppressed(tx, hmac, 'invitation', work.now)) return undefined
  const about = { invitationId: seat.id, payload: { matter: 'invitation' } } as const
  const notMeToken = await createNotMeToken(tx, about, work)
  const mail = sharedInvite({ owner: name, type: plan.type, token, notMeToken }, edition)
  const payload = { purpose: 'shared_invite', to: seat.email, edition: edition.shortcut, mail }
  return enqueueEntry(tx, { kind: 'mail', payload, handedOverHere: true }, work)
}
