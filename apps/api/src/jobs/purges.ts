import {
  newsletterLimits,
  sessionLimits,
  signInHistory,
  tokenLifetimeMs,
  webhookLimits,
} from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { removeOrphans } from '../domain/accounts/remove-orphans.ts'
import { audit } from '../store/accounts/audit.ts'
import { forgetSignIns } from '../store/accounts/audit-retention.ts'
import { forgetUnconfirmedOrigins } from '../store/accounts/consent-events.ts'
import { purgeUnconfirmedChanges } from '../store/accounts/email-changes.ts'
import { purgeAttempts } from '../store/accounts/pending-registrations.ts'
import { purgeSubmittedCancellations } from '../store/customers/cancellations.ts'
import { purgeExpiredProofs } from '../store/customers/link-proofs.ts'
import { purgeUnusedCopies } from '../store/customers/rights-copies.ts'
import { transaction } from '../store/database/run.ts'
import { purgeInboundEvents } from '../store/events/inbound-events.ts'
import { purgeWebhookEvents } from '../store/events/webhook-events.ts'
import {
  purgeEmptyUsers,
  purgeEndedSuppressions,
  purgeUnconfirmed,
} from '../store/newsletters/newsletter-purge.ts'
import { dropDead } from '../store/outbox/dead-letters.ts'
import { purgeOidcEntries } from '../store/partners/oidc-entries.ts'
import { purgeDevices } from '../store/sessions/known-devices.ts'
import { purgeLoginCodes } from '../store/sessions/login-codes.ts'
import { purgeEndedWindows } from '../store/sessions/rate-limits.ts'
import { purgeSessions } from '../store/sessions/sessions.ts'
import { purgeSignOns } from '../store/sessions/sign-on-sessions.ts'
import { purgeExpiredTokens } from '../store/sessions/tokens.ts'

const dayMs = 24 * 60 * 60_000

/** How long rows are kept that are purged by their age. */
const keptMs = {
  /** Claims from a contract lapse after three years to the end of the year (§§ 195, 199 BGB); four years are enough. */
  cancellation: 4 * 366 * dayMs,
  /** Events can be repeated for this long. Source: docs/spec/publisher.md#event-order. */
  event: 35 * dayMs,
  /** Our choice: what nobody has repaired for a month helps nobody any more, and holds addresses. */
  deadLetter: 30 * dayMs,
  /** The lifetime of the device cookie (http/cookies.ts). */
  device: 365 * dayMs,
  /** Our choice: for this long a reader is told why a link no longer works; later it counts as unknown. */
  token: 30 * dayMs,
  /** As long as the notice to the old mailbox can still be answered. */
  emailChange: tokenLifetimeMs.not_me,
  unconfirmedSignUp: newsletterLimits.unconfirmedMs,
  signIn: signInHistory.keptMs,
  webhook: webhookLimits.keptMs,
} as const

const before = ({ now }: Work, what: keyof typeof keptMs): Date => new Date(now.getTime() - keptMs[what])

/** Deletes declarations from which no claims can arise any more. */
export const purgeCancellations = (work: Work): Promise<void> =>
  purgeSubmittedCancellations(work.db, before(work, 'cancellation'))

/** Drops dead letters that nobody has repaired for a month. The audit says how many. */
export async function purgeDeadLetters(work: Work): Promise<void> {
  await transaction(work.db, async (tx) => {
    const dropped = await dropDead(tx, {}, before(work, 'deadLetter'))
    const detail = Object.fromEntries(dropped)
    if (dropped.size > 0)
      await audit(tx, { action: 'outbox.dropped', accountId: null, actor: 'job', detail }, work)
  })
}

/** Deletes events of the publisher that can no longer be repeated. */
export const purgeEvents = (work: Work): Promise<void> => purgeInboundEvents(work.db, before(work, 'event'))

/** Deletes customer numbers found by address after their proof has expired. */
export const purgeLinkProofs = ({ db, now }: Work): Promise<void> => purgeExpiredProofs(db, now)

/**
 * Deletes sign-ups that were never confirmed, and addresses without any list.
 * Source: docs/spec/flows.md#retention.
 */
export async function purgeNewsletters(work: Work): Promise<void> {
  const { db, now } = work
  await purgeUnconfirmed(db, before(work, 'unconfirmedSignUp'))
  await purgeEmptyUsers(db, before(work, 'unconfirmedSignUp'))
  await forgetUnconfirmedOrigins(db, before(work, 'unconfirmedSignUp'))
  await purgeEndedSuppressions(db, now)
}

/** Deletes counters whose window has ended. */
export const purgeRateLimits = ({ db, now }: Work): Promise<void> => purgeEndedWindows(db, now)

/**
 * Deletes registrations that were not activated within 14 days, with all form fields.
 * Source: docs/spec/flows.md#registration-attempts.
 */
export const purgeRegistrations = ({ db, now }: Work): Promise<void> => purgeAttempts(db, now)

/** Deletes copies of customers that no account and no shared plan refers to any more. */
export const purgeRightsCopies = ({ db }: Work): Promise<void> => purgeUnusedCopies(db)

/**
 * Deletes ended sessions and sign-ons, browsers not seen for a year, changes of address that were never confirmed, and
 * sign-ins that no reader is shown any more.
 */
export async function purgeSignIn(work: Work): Promise<void> {
  const { db, now } = work
  await purgeSessions(db, { now, idleMs: sessionLimits.idleMs })
  await purgeSignOns(db, { now, idleMs: sessionLimits.idleMs })
  await purgeLoginCodes(db, now)
  await purgeDevices(db, before(work, 'device'))
  await purgeUnconfirmedChanges(db, before(work, 'emailChange'))
  await forgetSignIns(db, before(work, 'signIn'))
}

/** Deletes one-time tokens a while after their end, those between editions and what partners held at once. */
export async function purgeTokens(work: Work): Promise<void> {
  await purgeExpiredTokens(work.db, { before: before(work, 'token'), now: work.now })
  await purgeOidcEntries(work.db, work.now)
}

/** Deletes events that receivers of webhooks can no longer be sent again. */
export const purgeWebhooks = (work: Work): Promise<void> =>
  purgeWebhookEvents(work.db, before(work, 'webhook'))

/** Removes what an interrupted upload, a failed removal or a deleted account left behind in the picture store. */
export async function sweepPictures(work: Work): Promise<void> {
  while ((await removeOrphans({}, work)) > 0);
}
