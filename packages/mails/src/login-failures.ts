import type { ServedEdition } from '@leserkonto/editions'
import { loginFailuresMailTexts as texts } from '@leserkonto/texts'
import { type Addressee, passwordAction } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** Once a day, after more than ten failed logins. */
export const loginFailures = (reader: Addressee, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(edition.phrases.at), texts.safe, texts.forgotten],
      action: passwordAction(edition),
    },
    edition,
  )
