import type { DbOrTx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import type { PendingRegistration } from '../../store/generated/client.ts'
import type { OutboxEntry } from '../../store/outbox/outbox.ts'

export type { PendingRegistration } from '../../store/generated/client.ts'

/** A registration attempt, with the data of its form. */
export type Attempt = Omit<PendingRegistration, 'decoy'>

const storeStatement = {
  name: 'store-attempt',
  text: `WITH attempt AS (
      INSERT INTO pending_registration (id, email, email_key, password_hash, edition, profile, newsletter_ids,
        consent_text_version, invitation_id, return_url, mark_hash, created_at, expires_at)
      VALUES ($1::uuid, $2, $3, $4, $5, $6::jsonb, ARRAY(SELECT jsonb_array_elements_text($7::jsonb)), $8, $9::uuid, $10,
        $19, $11::timestamptz, $12::timestamptz)
    )
    INSERT INTO outbox (id, kind, payload, idempotency_key, attempts, next_at, created_at)
    VALUES ($13::uuid, $14, $15, $16, $17::int, $18::timestamptz, $11::timestamptz)`,
}

/** Stores a registration attempt and the outbox entry of its mail, in one statement. */
export async function storeAttempt(on: Connection, attempt: Attempt, mail: OutboxEntry): Promise<void> {
  await ask(on, storeStatement, [
    attempt.id,
    attempt.email,
    attempt.emailKey,
    attempt.passwordHash,
    attempt.edition,
    JSON.stringify(attempt.profile),
    JSON.stringify(attempt.newsletterIds),
    attempt.consentTextVersion,
    attempt.invitationId,
    attempt.returnUrl,
    attempt.createdAt,
    attempt.expiresAt,
    mail.id,
    mail.kind,
    mail.payload,
    mail.idempotencyKey,
    mail.attempts,
    mail.nextAt,
    attempt.markHash,
  ])
}

const newAddressStatement = {
  name: 'is-for-new-address',
  text: `SELECT FROM pending_registration p
    WHERE p.id = $1::uuid AND p.email_key = $2 AND NOT p.decoy AND p.expires_at > $3::timestamptz
      AND NOT EXISTS (SELECT FROM account a WHERE a.email_key = $2)`,
}

/** Whether an attempt can be activated and its address has no account. */
export async function isForNewAddress(
  on: Connection,
  { id, emailKey }: Pick<Attempt, 'id' | 'emailKey'>,
  now: Date,
): Promise<boolean> {
  return (await ask(on, newAddressStatement, [id, emailKey, now])).length > 0
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
