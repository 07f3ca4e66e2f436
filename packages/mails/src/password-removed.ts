import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { dateTexts, mailFrame, passwordRemovedMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** After the password of an account was removed. */
export const passwordRemoved = (data: { at: Date }, edition: ServedEdition, reader: Addressee): Mail =>
  layout(
    {
      subject: texts.subject,
      reader,
      paragraphs: [texts.intro(edition.phrases.at, dateTexts.moment(data.at)), texts.ways, texts.sessions],
      notes: [
        {
          text: texts.notYou,
          label: mailFrame.links.password,
          url: edition.ownUrl + addresses.passwordRequest,
        },
      ],
    },
    edition,
  )
