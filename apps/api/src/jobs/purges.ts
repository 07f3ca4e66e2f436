import { goneUntil, keptMs } from '@leserkonto/rules'
import { removeOrphans } from '../accounts/shared/remove-orphans.ts'
import { audit } from '../accounts/store/audit.ts'
import { forgetAudit, forgetSignIns } from '../accounts/store/audit-retention.ts'
import { forgetUnconfirmedOrigins } from '../accounts/store/consent-events.ts'
import { purgeEmailChanges } from '../accounts/store/email-changes.ts'
import { forgetGifts } from '../accounts/store/gifts.ts'
import { purgeAttempts } from '../accounts/store/pending-registrations.ts'
import type { With, Work } from '../context.ts'
import { purgeDeclarations } from '../customers/store/cancellations.ts'
import { purgeUnusedCopies } from '../customers/store/copy-retention.ts'
import { forgetFreeArticles } from '../customers/store/free-articles.ts'
import { purgeExpiredProofs } from '../customers/store/link-proofs.ts'
import { forgetAccess } from '../desk/store/granted-access.ts'
import { forgetStaffActs } from '../desk/store/staff-acts.ts'
import { purgeStaffSessions } from '../desk/store/staff-sessions.ts'
import { purgeInboundEvents } from '../events/store/inbound-events.ts'
import { purgeWebhookEvents } from '../events/store/webhook-events.ts'
import {
  purgeEmptyUsers,
  purgeEndedSuppressions,
  purgeUnconfirmed,
} from '../newsletters/store/newsletter-purge.ts'
import { purgeOidcEntries } from '../sign-in/partners/store/oidc-entries.ts'
import { purgeLoginCodes } from '../sign-in/store/login-codes.ts'
import { purgeEndedWindows } from '../sign-in/store/rate-limits.ts'
import { purgeDevices, purgeSessions, purgeSignOns } from '../sign-in/store/sign-in-retention.ts'
import { purgeExpiredTokens } from '../sign-in/store/tokens.ts'
import { transaction } from '../store/database/run.ts'
import { dropDead } from '../store/outbox/dead-letters.ts'
import { forgetMails } from '../store/outbox/mail-log.ts'

/** Deletes declarations from which no claims can arise any more. */
export const purgeCancellations = (work: With<'db' | 'now'>): Promise<void> =>
  purgeDeclarations(work.db, goneUntil('declarations', work.now))

/** Deletes sessions of the reader service that are over, and what is on record of it from which nothing can be claimed any more. */
export async function purgeDesk({ db, now }: With<'db' | 'now'>): Promise<void> {
  await purgeStaffSessions(db, now)
  await forgetAccess(db, goneUntil('openedAccess', now))
  await forgetStaffActs(db, goneUntil('staffActs', now))
}

/** Drops dead letters that nobody has repaired for a month. The audit says how many. */
export async function purgeDeadLetters(work: Work): Promise<void> {
  await transaction(work.db, async (tx) => {
    const dropped = await dropDead(tx, {}, goneUntil('deadLetters', work.now))
    const detail = Object.fromEntries(dropped)
    if (dropped.size > 0)
      await audit(tx, { action: 'outbox.dropped', accountId: null, actor: 'job', detail }, work)
  })
}

/** Deletes events of the publisher that can no longer be repeated. */
export const purgeEvents = (work: With<'db' | 'now'>): Promise<void> =>
  purgeInboundEvents(work.db, goneUntil('publisherEvents', work.now))

/** Deletes what was counted of free articles once its month is over. */
export const purgeFreeArticles = ({ db, now }: Work): Promise<void> =>
  forgetFreeArticles(db, goneUntil('freeArticles', now))

/** Deletes articles that were given away long ago; their links have opened nothing for weeks. */
export const purgeGifts = ({ db, now }: Work): Promise<void> => forgetGifts(db, goneUntil('gifts', now))

/** Deletes customer numbers found by address after their proof has expired. */
export const purgeLinkProofs = ({ db, now }: With<'db' | 'now'>): Promise<void> => purgeExpiredProofs(db, now)

/**
 * Deletes sign-ups that were never confirmed, and addresses without any list.
 * Source: docs/spec/flows.md#retention.
 */
export async function purgeNewsletters({ db, now }: With<'db' | 'now'>): Promise<void> {
  await purgeUnconfirmed(db, goneUntil('signUps', now))
  await purgeEmptyUsers(db, goneUntil('newsletterAddresses', now))
  await forgetUnconfirmedOrigins(db, goneUntil('signUps', now))
  await purgeEndedSuppressions(db, now)
}

/** Deletes counters whose window has ended. */
export const purgeRateLimits = ({ db, now }: With<'db' | 'now'>): Promise<void> => purgeEndedWindows(db, now)

/**
 * Deletes registrations that were not activated within 14 days, with all form fields.
 * Source: docs/spec/flows.md#registration-attempts.
 */
export const purgeRegistrations = ({ db, now }: With<'db' | 'now'>): Promise<void> => purgeAttempts(db, now)

/** Deletes copies of customers that no account and no shared plan refers to any more. */
export const purgeRightsCopies = ({ db }: With<'db'>): Promise<void> => purgeUnusedCopies(db)

/**
 * Deletes ended sessions and sign-ons, browsers not seen for a year, changes of address that were never confirmed or are
 * long done, and sign-ins that no reader is shown any more.
 */
export async function purgeSignIn({ db, now }: With<'db' | 'now'>): Promise<void> {
  const idleMs = keptMs('sessions')
  await purgeSessions(db, { now, idleMs })
  await purgeSignOns(db, { now, idleMs })
  await purgeLoginCodes(db, now)
  await purgeDevices(db, goneUntil('knownDevices', now))
  await purgeEmailChanges(db, {
    expiredUntil: goneUntil('emailChanges', now),
    confirmedUntil: goneUntil('formerAddresses', now),
  })
  await forgetSignIns(db, goneUntil('signIns', now))
}

/** Deletes one-time tokens a while after their end, those between editions and what partners held at once. */
export async function purgeTokens({ db, now }: With<'db' | 'now'>): Promise<void> {
  await purgeExpiredTokens(db, { until: goneUntil('mailLinks', now), now })
  await purgeOidcEntries(db, now)
}

/** Deletes events that receivers of webhooks can no longer be sent again. */
export const purgeWebhooks = ({ db, now }: With<'db' | 'now'>): Promise<void> =>
  purgeWebhookEvents(db, goneUntil('webhookEvents', now))

/** Deletes what is known of mails that left long ago. */
export const purgeMailLog = ({ db, now }: With<'db' | 'now'>): Promise<void> =>
  forgetMails(db, { receiptsUntil: goneUntil('receipts', now), othersUntil: goneUntil('mails', now) })

/** Deletes lines of the audit from which nothing can be claimed any more; sign-ins go with purgeSignIn. */
export const retainAudit = ({ db, now }: With<'db' | 'now'>): Promise<void> =>
  forgetAudit(db, goneUntil('audit', now))

/** Removes what an interrupted upload, a failed removal or a deleted account left behind in the picture store. */
export async function sweepPictures(work: With<'db' | 'now' | 'objectStore'>): Promise<void> {
  while ((await removeOrphans({}, work)) > 0);
}
