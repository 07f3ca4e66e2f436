import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { mailFrame, accessDataMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** How to sign in. Always goes to the linked account's address, no matter who asked. */
export const accessData = (reader: Addressee, edition: ServedEdition): Mail =>
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
