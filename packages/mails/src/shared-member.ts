import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import {
  dateTexts,
  sharedEndedMailTexts,
  sharedEndingMailTexts,
  sharedOwnPlanMailTexts,
  sharedRevokedMailTexts,
  sharedUnmanagedMailTexts,
} from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'
import { shownName } from './typed.ts'

type NamedPlan = { type: 'family' | 'company'; title: string }

/**
 * To a member of a shared plan that has ended; `title` is the publisher's name of the plan. `renewableUntil`: how long a
 * renewal brings the member back; null where that is over.
 */
export const sharedEnded = (
  { type, title, renewableUntil }: NamedPlan & { renewableUntil: Date | null },
  edition: ServedEdition,
  reader: Addressee,
): Mail => {
  const texts = sharedEndedMailTexts
  const paragraphs = [
    texts.intro(type, title, edition.phrases.at),
    texts.fact,
    ...(renewableUntil ? [texts.renewal(dateTexts.moment(renewableUntil))] : []),
    texts.next,
  ]
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs,
      action: ownPlans(texts.action, edition),
    },
    edition,
  )
}

const ownPlans = (label: string, { ownUrl }: ServedEdition) => ({ label, url: ownUrl + addresses.plans })

/** To a member of a shared plan that is about to end; `title` is the publisher's name of the plan. */
export const sharedEnding = (
  data: { title: string; endsAt: Date },
  edition: ServedEdition,
  reader: Addressee,
): Mail => {
  const day = dateTexts.day(data.endsAt)
  return layout(
    {
      subject: sharedEndingMailTexts.subject(day),
      preheader: sharedEndingMailTexts.preheader(data.title),
      reader,
      paragraphs: [sharedEndingMailTexts.intro(data.title, day), sharedEndingMailTexts.fact],
      action: ownPlans(sharedEndingMailTexts.action, edition),
    },
    edition,
  )
}

/** Who manages a plan: its company, or the account of its owner, which the member has accepted a seat of. */
type Managed = NamedPlan & { owner: string }

const ownerOf = ({ owner }: Managed, unnamed: string) => shownName(owner) || unnamed

/** To a member whose seat the owner took back. */
export const sharedRevoked = (plan: Managed, edition: ServedEdition, reader: Addressee): Mail => {
  const texts = sharedRevokedMailTexts
  const owner = ownerOf(plan, texts.unnamed)
  const paragraphs = [texts.intro(owner, plan, edition.phrases.at), texts.fact, texts.next]
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs,
      action: ownPlans(texts.action, edition),
    },
    edition,
  )
}

/** To the member of a family plan who now has their own plus plan. */
export const sharedOwnPlan = (data: { title: string }, edition: ServedEdition, reader: Addressee): Mail =>
  layout(
    {
      subject: sharedOwnPlanMailTexts.subject,
      preheader: sharedOwnPlanMailTexts.preheader,
      reader,
      paragraphs: [sharedOwnPlanMailTexts.intro(data.title), sharedOwnPlanMailTexts.fact],
      action: { label: sharedOwnPlanMailTexts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )

/** To a member of a running shared plan that no account manages any longer. */
export const sharedUnmanaged = (plan: Managed, edition: ServedEdition, reader: Addressee): Mail => {
  const texts = sharedUnmanagedMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(ownerOf(plan, texts.unnamed), plan, edition.phrases.at), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )
}
