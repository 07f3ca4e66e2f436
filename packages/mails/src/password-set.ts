import type { ServedEdition } from '@leserkonto/editions'
import { dateTexts, passwordChangedMailTexts, passwordSetMailTexts as texts } from '@leserkonto/texts'
import { type Addressee, passwordAction } from './content.ts'
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
      preheader: texts.preheader(dateTexts.moment(data.at)),
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at)),
        texts.ways,
        texts.sessions,
        ...(data.passkeysRemoved ? [passwordChangedMailTexts.passkeys] : []),
        texts.notYou,
      ],
      action: passwordAction(edition),
    },
    edition,
  )
