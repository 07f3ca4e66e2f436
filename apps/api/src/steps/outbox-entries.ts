import type { Mail } from '@leserkonto/mails'
import type { Deps } from '../deps.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueue } from '../store/outbox.ts'

/** A mail that waits to leave. */
export type MailEntry = {
  purpose: string
  to: string
  edition: string
  mail: Mail
  listUnsubscribe?: string
  /** Lists this mail asks to confirm: they become mail_sent once it has left. */
  confirms?: { newsletterUserId: string; newsletterIds: readonly string[] }
}

/** A registration whose mail is decided after the answer, so that the answer cannot tell whom it was for. */
export type RegistrationMailEntry = {
  /** The attempt, for a registration; without it the mail was asked for again. */
  attemptId?: string
  email: string
  edition: string
  ip: string
  userAgent: string
  askedAt: string
}

/** A wish for a new password: whether the address is known is decided after the answer. */
export type PasswordResetEntry = { email: string; edition: string }

/** Everything that is done after commit, by kind. */
export type OutboxPayloads = {
  mail: MailEntry
  'registration.mail': RegistrationMailEntry
  'password.reset': PasswordResetEntry
}
/** Kind of an outbox entry. */
export type OutboxKind = keyof OutboxPayloads

/**
 * Puts something to do after commit into the outbox, sealed, in the transaction of its cause. The same
 * `idempotencyKey` is done once. The test header of the call or job goes along.
 */
export async function enqueueEntry<K extends OutboxKind>(
  tx: DbOrTx,
  deps: Pick<Deps, 'ids' | 'secrets' | 'publisher'>,
  entry: { kind: K; payload: OutboxPayloads[K]; now: Date; idempotencyKey?: string },
): Promise<void> {
  const id = deps.ids.newId()
  await enqueue(tx, {
    id,
    kind: entry.kind,
    payload: deps.secrets.seal(JSON.stringify({ payload: entry.payload, scenario: deps.publisher.scenario })),
    idempotencyKey: entry.idempotencyKey ?? id,
    nextAt: entry.now,
    createdAt: entry.now,
  })
}
