import { consentText } from '@leserkonto/contracts'
import { editionNamed } from '@leserkonto/editions'
import { appendConsentEvent } from '../../accounts/store/consent-events.ts'
import type { With } from '../../context.ts'
import type { WhyLeft } from '../../outbox/entries.ts'
import type { DbOrTx } from '../../store/database/db.ts'

/** From where a reader made a step. */
export type MadeFrom = { ip: string; userAgent: string }

/** One step of consent, or one that ends or changes it. */
export type ConsentStep = {
  type:
    | 'requested'
    | 'confirmed'
    | 'unsubscribed'
    | 'changed'
    | 'suppressed'
    | 'paused'
    | 'resumed'
    | 'denied'
  newsletterUserId: string
  emailKey: string
  edition: string
  newsletterIds: readonly string[]
  at: Date
  method: 'form' | 'registration' | 'link' | 'account' | 'one_click' | 'edit_page' | 'job' | 'event'
  /** Absent if no reader made the step. */
  from?: MadeFrom
  /** Version of the text agreed to, for the steps that agree to one; null is the registration form's. */
  textVersion?: string | null
  /** For the step that leaves lists. */
  why?: WhyLeft
  /** Message-ID of the mail that asked for it. */
  mailId?: string | null
}

/**
 * Writes one provable step: who, when, from where, to which exact text, in whose name. The address is stored as a keyed
 * hash, so that the proof can be kept longer than the address. Source: docs/spec/flows.md#consent-and-double-opt-in.
 */
export async function recordConsent(
  tx: DbOrTx,
  { from, emailKey, textVersion, why, mailId, newsletterIds, ...step }: ConsentStep,
  work: With<'editions' | 'ids' | 'secrets'>,
): Promise<void> {
  const edition = editionNamed(work.editions, step.edition)
  const agreed = textVersion === undefined ? null : consentText(textVersion, edition)
  await appendConsentEvent(tx, {
    ...step,
    id: work.ids.newId(),
    emailHmac: work.secrets.mac('address', emailKey),
    newsletterIds: [...newsletterIds],
    ip: from?.ip ?? null,
    userAgent: from?.userAgent ?? null,
    textVersion: agreed?.version ?? null,
    textSha256: agreed ? work.ids.secretHash(agreed.text) : null,
    reason: why?.reason ?? null,
    reasonText: why?.reasonText ?? null,
    mailId: mailId ?? null,
    companyId: edition?.optIn.companyId ?? null,
    acquisitionId: edition?.optIn.acquisitionId ?? null,
    channelId: edition?.optIn.channelIds.registration ?? null,
    campaign: edition?.optIn.campaign ?? null,
  })
}
