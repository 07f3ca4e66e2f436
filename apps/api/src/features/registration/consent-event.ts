import { consentText } from '@leserkonto/contracts'
import type { Deps } from '../../deps.ts'
import type { PendingRegistration } from '../../store/pending-registrations.ts'

type Step = {
  type: 'requested' | 'confirmed'
  attempt: PendingRegistration
  newsletterUserId: string
  newsletterIds: string[]
  at: Date
  ip: string
  userAgent: string
  method: 'registration' | 'link'
  mailId?: string
}

/** One provable step of consent: who, when, from where, to which exact text. Source: flows.md §8 (§ 7 UWG). */
export function consentEvent(deps: Pick<Deps, 'ids' | 'secrets' | 'editions'>, step: Step) {
  const edition = deps.editions.find(({ shortcut }) => shortcut === step.attempt.edition)
  const { version, text } = consentText(step.attempt.consentTextVersion, edition?.name ?? '')
  return {
    id: deps.ids.newId(),
    newsletterUserId: step.newsletterUserId,
    emailHmac: deps.secrets.mac('address', step.attempt.emailKey),
    type: step.type,
    newsletterIds: step.newsletterIds,
    at: step.at,
    ip: step.ip,
    userAgent: step.userAgent,
    edition: step.attempt.edition,
    textVersion: version,
    textSha256: deps.ids.secretHash(text),
    mailId: step.mailId ?? null,
    method: step.method,
    companyId: edition?.optIn.companyId ?? null,
    acquisitionId: edition?.optIn.acquisitionId ?? null,
    channelId: edition?.optIn.channelIds.registration ?? null,
    campaign: edition?.optIn.campaign ?? null,
  }
}
