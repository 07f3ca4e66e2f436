import type { ServedEdition } from '@leserkonto/editions'
import { loginBlockedMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the owner of a blocked account for which a code was asked. */
export const loginBlocked = (reader: Addressee, edition: ServedEdition): Mail =>
  layout(
    { subject: texts.subject, reader, paragraphs: [texts.asked(edition.phrases.at), texts.fact, texts.next] },
    edition,
  )
