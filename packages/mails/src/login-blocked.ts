import type { ServedEdition } from '@leserkonto/editions'
import { loginBlockedMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the owner of a blocked account for which a code was asked. */
export const loginBlocked = (_data: object, edition: ServedEdition): Mail =>
  layout(
    { subject: texts.subject, paragraphs: [texts.asked(edition.phrases.at), texts.fact, texts.next] },
    edition,
  )
