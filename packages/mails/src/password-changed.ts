import type { ServedEdition } from '@leserkonto/editions'
import { dateTexts, passwordChangedMailTexts as texts } from '@leserkonto/texts'
import { type Addressee, passwordAction } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** After a change or a reset: the owner learns about it even if somebody else made it. */
export const passwordChanged = (
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
        texts.sessions,
        ...(data.passkeysRemoved ? [texts.passkeys] : []),
        texts.notYou,
      ],
      action: passwordAction(edition),
    },
    edition,
  )
