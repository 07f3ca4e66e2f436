import type { TokenPurpose } from '@leserkonto/rules'
import type { Pool } from '../../store/database/db.ts'
import { ask } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'
import { insertEntry, type OutboxEntry, valuesOfEntry } from '../../store/outbox/outbox.ts'
import {
  type CountedTake,
  counted,
  counting,
  exceeded,
  type Take,
  type TakenRow,
  takenOf,
} from './rate-limits.ts'

/** A one-time token behind a link about a newsletter user or an attempt to register. */
export type LinkToken = {
  id: string
  purpose: TokenPurpose
  tokenHash: string
  newsletterUserId?: string
  pendingRegistrationId?: string
  emailKey?: string
  payload: object
  createdAt: Date
  expiresAt: Date
}

/** A mail that an entry of the outbox leads to. */
export type DecidedMail = {
  /** The entry that is finished by it. */
  entryId: string
  /** What it counts. */
  takes: readonly Take[]
  tokens: readonly LinkToken[]
  mail: OutboxEntry
  now: Date
}

// The entry is locked by its removal: a process that took it after the lease had ended waits, and finds it gone.
const storeStatement = statement<TakenRow>('store-decided-mail')`WITH entry AS (
      DELETE FROM outbox WHERE id = ${'finished'}::uuid RETURNING id
    ), ${counting(sql`EXISTS (SELECT FROM entry)`)}, allowed AS (
      SELECT FROM entry WHERE NOT EXISTS (${exceeded()})
    ), tokens AS (
      INSERT INTO one_time_token (id, purpose, token_hash, newsletter_user_id, pending_registration_id, email_key,
        payload, created_at, expires_at)
      SELECT t.id, t.purpose, t."tokenHash", t."newsletterUserId", t."pendingRegistrationId", t."emailKey", t.payload,
        t."createdAt", t."expiresAt"
      FROM allowed, jsonb_to_recordset(${'tokens'}::jsonb) AS t(id uuid, purpose text, "tokenHash" text, "newsletterUserId" uuid,
        "pendingRegistrationId" uuid, "emailKey" text, payload jsonb, "createdAt" timestamptz, "expiresAt" timestamptz)
    ), mail AS (
      ${insertEntry} FROM allowed
    )
    SELECT * FROM first`

/**
 * Finishes an entry by the mail it leads to, in one statement: the mail is counted and, if that is within its limits,
 * stored with its tokens. Returns what was counted: nothing if the entry was finished before.
 */
export async function storeDecidedMail(
  pool: Pool,
  { entryId, takes, tokens, mail, now }: DecidedMail,
): Promise<CountedTake[]> {
  const rows = await ask(pool, storeStatement, {
    ...counted(takes, now),
    finished: entryId,
    tokens: JSON.stringify(tokens),
    ...valuesOfEntry(mail),
  })
  return takenOf(takes, rows)
}
