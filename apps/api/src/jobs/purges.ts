import { newsletterLimits, sessionLimits, tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { purgeSubmittedCancellations } from '../store/cancellations.ts'
import { forgetUnconfirmedOrigins } from '../store/consent-events.ts'
import { purgeUnconfirmedChanges } from '../store/email-changes.ts'
import { purgeInboundEvents } from '../store/inbound-events.ts'
import { purgeDevices } from '../store/known-devices.ts'
import { purgeExpiredProofs } from '../store/link-proofs.ts'
import { purgeEmptyUsers, purgeEndedSuppressions, purgeUnconfirmed } from '../store/newsletter-purge.ts'
import { purgeAttempts } from '../store/pending-registrations.ts'
import { purgeEndedWindows } from '../store/rate-limits.ts'
import { purgeUnusedCopies } from '../store/rights-copies.ts'
import { purgeSessions } from '../store/sessions.ts'
import { purgeExpiredTokens } from '../store/tokens.ts'

const dayMs = 24 * 60 * 60_000

/** How long what is purged by its age is kept. */
const keptMs = {
  /** Claims from a contract lapse after three years to the end of the year (§§ 195, 199 BGB); four years are enough. */
  cancellation: 4 * 366 * dayMs,
  /** A repeat of an event can come this late. Source: docs/spec/publisher.md#event-order. */
  event: 35 * dayMs,
  /** The device cookie's own life (http/cookies.ts). */
  device: 365 * dayMs,
  /** Our choice: so long the reader of a dead link is told why it is dead; later it is one nobody ever got. */
  token: 30 * dayMs,
  /** As long as the notice to the old mailbox can still be answered. */
  emailChange: tokenLifetimeMs.not_me,
  unconfirmedSignUp: newsletterLimits.unconfirmedMs,
} as const

const before = ({ now }: Work, what: keyof typeof keptMs): Date => new Date(now.getTime() - keptMs[what])

/** Forgets declarations nobody can still argue about. */
export const purgeCancellations = (work: Work): Promise<void> =>
  purgeSubmittedCancellations(work.db, before(work, 'cancellation'))

/** Forgets events of the publisher that can no longer be repeated. */
export const purgeEvents = (work: Work): Promise<void> => purgeInboundEvents(work.db, before(work, 'event'))

/** Forgets customer numbers found by address once they prove nothing any more. */
export const purgeLinkProofs = ({ db, now }: Work): Promise<void> => purgeExpiredProofs(db, now)

/**
 * Forgets sign-ups nobody confirmed, and every address no list belongs to any more.
 * Source: docs/spec/flows.md#retention.
 */
export async function purgeNewsletters(work: Work): Promise<void> {
  const { db, now } = work
  await purgeUnconfirmed(db, before(work, 'unconfirmedSignUp'))
  await purgeEmptyUsers(db, before(work, 'unconfirmedSignUp'))
  await forgetUnconfirmedOrigins(db, before(work, 'unconfirmedSignUp'))
  await purgeEndedSuppressions(db, now)
}

/** Forgets counters whose window has ended. */
export const purgeRateLimits = ({ db, now }: Work): Promise<void> => purgeEndedWindows(db, now)

/**
 * Forgets registrations nobody activated within 14 days, with everything their form held.
 * Source: docs/spec/flows.md#registration-attempts.
 */
export const purgeRegistrations = ({ db, now }: Work): Promise<void> => purgeAttempts(db, now)

/** Forgets what the publisher said about customers whom no account and no shared plan names any more. */
export const purgeRightsCopies = ({ db }: Work): Promise<void> => purgeUnusedCopies(db)

/** Forgets sessions that have ended, browsers not seen for a year, and addresses that were never confirmed. */
export async function purgeSignIn(work: Work): Promise<void> {
  const { db, now } = work
  await purgeSessions(db, { now, idleMs: sessionLimits.idleMs })
  await purgeDevices(db, before(work, 'device'))
  await purgeUnconfirmedChanges(db, before(work, 'emailChange'))
}

/** Forgets one-time tokens long after their end. */
export const purgeTokens = (work: Work): Promise<void> => purgeExpiredTokens(work.db, before(work, 'token'))
