import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import {
  dateTexts,
  mailFrame,
  passwordChangedMailTexts,
  passwordSetMailTexts as texts,
} from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** After the first password of an account that had none. */
export const passwordSet = (
  data: { at: Date; passkeysRemoved: boolean },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at)),
        texts.ways,
        texts.sessions,
        ...(data.passkeysRemoved ? [passwordChangedMailTexts.passkeys] : []),
      ],
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
