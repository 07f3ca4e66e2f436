import type { Db, DbOrTx } from '../../store/database/db.ts'
import { forgetInBatches, forgetInSlices } from '../../store/database/forget-in-batches.ts'
import { type ConsentEvent, Prisma } from '../../store/generated/client.ts'

/** Writes one step of consent; afterwards only retention changes it, by removing its network address and what its reader wrote. */
export async function appendConsentEvent(
  tx: DbOrTx,
  event: Prisma.ConsentEventUncheckedCreateInput,
): Promise<void> {
  await tx.consentEvent.create({ data: event })
}

/** Every step of an address, oldest first: its own, and those of the reader whose newsletters it has now. */
export async function findConsentEvents(
  db: DbOrTx,
  { emailKey, emailHmac }: { emailKey: string; emailHmac: string },
): Promise<ConsentEvent[]> {
  const user = await db.newsletterUser.findUnique({ where: { emailKey }, select: { id: true } })
  return db.consentEvent.findMany({
    where: { OR: [{ emailHmac }, ...(user ? [{ newsletterUserId: user.id }] : [])] },
    // Of one instant, a request comes before its confirmation.
    orderBy: [{ at: 'asc' }, { type: 'desc' }],
  })
}

/** As the index consent_event_origin_idx has it. */
const hasOrigin = Prisma.sql`(ip IS NOT NULL OR user_agent IS NOT NULL OR reason_text IS NOT NULL)`
const dayMs = 24 * 60 * 60_000
/** For so long a turn that was missed is made up for. */
const daysBack = 30

/**
 * Removes network address and browser from requests made until an instant that were never confirmed: there is no consent
 * to prove. Looks at those of the month before that instant, a day at a time: none can be confirmed later.
 */
export async function forgetUnconfirmedOrigins(db: Db, until: Date): Promise<void> {
  for (let day = 0; day < daysBack; day++) {
    const last = new Date(until.getTime() - day * dayMs)
    const first = new Date(last.getTime() - dayMs)
    await forgetOrigins(
      db,
      Prisma.sql`e.at > ${first} AND e.at <= ${last} AND e.type = 'requested' AND NOT EXISTS (
        SELECT 1 FROM consent_event c
        WHERE c.newsletter_user_id = e.newsletter_user_id AND c.type = 'confirmed'
          AND c.at >= e.at AND c.newsletter_ids && e.newsletter_ids)`,
    )
  }
}

/**
 * Removes network address, browser and what the reader wrote from proofs that were last needed until an instant: their lists are
 * deleted, and there was no later step. The keyed hash of the address stays.
 */
export async function forgetEndedOrigins(db: Db, until: Date): Promise<void> {
  const oldest: unknown[] = await db.$queryRaw`
    SELECT 1 FROM consent_event WHERE ${hasOrigin} AND at <= ${until} LIMIT 1`
  if (oldest.length === 0) return
  await forgetInSlices(
    db,
    { name: 'consent_event', key: 'id', type: 'uuid' },
    (slice) => Prisma.sql`
    UPDATE consent_event e SET ip = NULL, user_agent = NULL, reason_text = NULL
    WHERE ${slice('e.id')} AND ${hasOrigin} AND e.at <= ${until} AND NOT EXISTS (
      SELECT 1 FROM newsletter_user u
      JOIN newsletter_subscription s ON s.newsletter_user_id = coalesce(u.merged_into_id, u.id)
      WHERE u.id = e.newsletter_user_id AND s.newsletter_id = ANY(e.newsletter_ids)
    ) AND NOT EXISTS (
      SELECT 1 FROM consent_event later
      WHERE later.newsletter_user_id = e.newsletter_user_id AND later.at > ${until}
        AND later.newsletter_ids && e.newsletter_ids)`,
  )
}

const forgetOrigins = (db: Db, which: Prisma.Sql): Promise<void> =>
  forgetInBatches(
    db,
    (most) => Prisma.sql`
    UPDATE consent_event SET ip = NULL, user_agent = NULL, reason_text = NULL WHERE id = ANY(ARRAY(
      SELECT e.id FROM consent_event e
      WHERE ${hasOrigin} AND ${which}
      ORDER BY e.at LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  )
