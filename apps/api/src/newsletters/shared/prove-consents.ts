import { consentText } from '@leserkonto/contracts'
import { editionNamed } from '@leserkonto/editions'
import { emailKey } from '@leserkonto/rules'
import { findConsentEvents } from '../../accounts/store/consent-events.ts'
import type { With } from '../../context.ts'

/**
 * The proof of all consents of an address, with or without an account: every step with its time, its origin as long as
 * retention keeps it, the exact text, and the mail that asked. `text_is_unchanged` says whether the text matches the
 * stored hash. Source: docs/spec/flows.md#consent-and-double-opt-in.
 */
export async function proveConsents(
  email: string,
  { db, ids, secrets, editions, now }: With<'db' | 'editions' | 'ids' | 'now' | 'secrets'>,
) {
  const key = emailKey(email)
  const events = await findConsentEvents(db, { emailKey: key, emailHmac: secrets.mac('address', key) })
  return {
    email: key,
    printed_at: now.toISOString(),
    steps: events.map((event) => {
      const edition = editionNamed(editions, event.edition)
      // The texts of another house are kept by who brought them.
      const isOurs = event.textVersion !== null && !event.textVersion.startsWith('import:')
      const text = isOurs ? consentText(event.textVersion, edition).text : null
      return {
        at: event.at.toISOString(),
        type: event.type,
        method: event.method,
        newsletter_ids: event.newsletterIds,
        edition: event.edition,
        ip: event.ip,
        user_agent: event.userAgent,
        reason: event.reason,
        reason_text: event.reasonText,
        mail_id: event.mailId,
        text_version: event.textVersion,
        text,
        text_sha256: event.textSha256,
        text_is_unchanged: text === null ? null : ids.secretHash(text) === event.textSha256,
        company_id: event.companyId,
        acquisition_id: event.acquisitionId,
        channel_id: event.channelId,
        campaign: event.campaign,
      }
    }),
  }
}
