import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { mailFrame, loginFailuresMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** Once a day, after more than ten failed logins. */
export const loginFailures = (reader: Addressee, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      reader,
      paragraphs: [texts.intro(edition.phrases.at), texts.safe],
      notes: [
        {
          text: texts.forgotten,
          label: mailFrame.links.password,
          url: edition.ownUrl + addresses.passwordRequest,
        },
      ],
    },
    edition,
  )
