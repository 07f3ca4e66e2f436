import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { mailFrame, accountExistsMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To an address that has an account already, after a registration or a request for a new activation link. */
export const accountExists = (reader: Addressee, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(edition.phrases.at), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.loginTab },
      notes: [
        {
          text: texts.reset,
          label: mailFrame.links.password,
          url: edition.ownUrl + addresses.passwordRequest,
        },
        { text: texts.notYou },
      ],
    },
    edition,
  )
