import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { loginFailuresMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** Once a day, after more than ten failed logins. */
export const loginFailures = (_data: object, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.phrases.at), texts.safe],
      notes: [{ text: texts.forgotten, url: edition.ownUrl + addresses.passwordRequest }],
    },
    edition,
  )
