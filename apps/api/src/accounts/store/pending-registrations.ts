import type { DbOrTx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'
import type { PendingRegistration } from '../../store/generated/client.ts'
import { insertEntry, type OutboxEntry, valuesOfEntry } from '../../store/outbox/outbox.ts'

export type { PendingRegistration } from '../../store/generated/client.ts'

/** A registration attempt, with the data of its form. */
export type Attempt = Omit<PendingRegistration, 'decoy'>

const storeStatement = statement('store-attempt')`WITH attempt AS (
      INSERT INTO pending_registration (id, email, email_key, password_hash, edition, profile, newsletter_ids,
        consent_text_version, invitation_id, return_url, mark_hash, created_at, expires_at)
      VALUES (${'id'}::uuid, ${'email'}, ${'emailKey'}, ${'passwordHash'}, ${'edition'}, ${'profile'}::jsonb,
        ARRAY(SELECT jsonb_array_elements_text(${'newsletterIds'}::jsonb)),
        ${'consentTextVersion'}, ${'invitationId'}::uuid, ${'returnUrl'},
        ${'markHash'}, ${'createdAt'}::timestamptz, ${'expiresAt'}::timestamptz)
    )
    ${insertEntry}`

/** Stores a registration attempt and the outbox entry of its mail, in one statement. */
export async function storeAttempt(on: Connection, attempt: Attempt, mail: OutboxEntry): Promise<void> {
  await ask(on, storeStatement, {
    ...attempt,
    profile: JSON.stringify(attempt.profile),
    newsletterIds: JSON.stringify(attempt.newsletterIds),
    ...valuesOfEntry(mail),
  })
}

const newAddressStatement = statement('is-for-new-address')`SELECT FROM pending_registration p
    WHERE p.id = ${'id'}::uuid AND p.email_key = ${'emailKey'} AND NOT p.decoy AND p.expires_at > ${'now'}::timestamptz
      AND NOT EXISTS (SELECT FROM account a WHERE a.email_key = ${'emailKey'})`

/** Whether an attempt can be activated and its address has no account. */
export async function isForNewAddress(
  on: Connection,
  attempt: Pick<Attempt, 'id' | 'emailKey'>,
  now: Date,
): Promise<boolean> {
  return (await ask(on, newAddressStatement, { ...attempt, now })).length > 0
}

/** All attempts of an address that can be activated, oldest first. */
export const findAttempts = (db: DbOrTx, emailKey: string, now: Date): Promise<PendingRegistration[]> =>
  db.pendingRegistration.findMany({
    where: { emailKey, decoy: false, expiresAt: { gt: now } },
    orderBy: { createdAt: 'asc' },
  })

/** Removes all attempts of an address, including decoys, because one of them was activated. */
export async function dropAttempts(tx: DbOrTx, emailKey: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { emailKey } })
}

/** Removes an attempt, because the address's owner says it was not theirs. */
export async function dropAttempt(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { id } })
}

/** Removes attempts that can no longer be activated. */
export async function purgeAttempts(db: DbOrTx, now: Date): Promise<void> {
  await db.pendingRegistration.deleteMany({ where: { expiresAt: { lte: now } } })
}

/** Marks an attempt for an address with an account: to callers it looks like any other, but it cannot be activated. */
export async function markDecoy(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.updateMany({ where: { id }, data: { decoy: true } })
}
