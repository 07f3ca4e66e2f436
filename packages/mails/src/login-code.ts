import type { ServedEdition } from '@leserkonto/editions'
import {
  loginBlockedMailTexts as blockedTexts,
  dateTexts,
  loginCodeMailTexts as texts,
} from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/**
 * To an address for which a code was asked, with or without an account. `device` is one of our own names, never text of
 * the browser.
 */
export const loginCode = (
  data: { code: string; at: Date; device: string },
  edition: ServedEdition,
  reader: Addressee | null,
): Mail =>
  layout(
    {
      subject: texts.subject(data.code),
      preheader: texts.preheader,
      headline: texts.headline,
      reader,
      code: { label: texts.label, value: data.code },
      paragraphs: [
        texts.enter,
        texts.use(edition.phrases.at),
        texts.asked(dateTexts.moment(data.at), data.device),
        texts.validity,
      ],
      notes: [{ text: texts.notYou }],
    },
    edition,
  )

/** To the owner of a blocked account for which a code was asked. */
export const loginBlocked = (reader: Addressee, edition: ServedEdition): Mail =>
  layout(
    {
      subject: blockedTexts.subject,
      preheader: blockedTexts.preheader,
      reader,
      paragraphs: [blockedTexts.asked(edition.phrases.at), blockedTexts.fact, blockedTexts.next],
    },
    edition,
  )
