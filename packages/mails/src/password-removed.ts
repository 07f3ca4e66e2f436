import type { ServedEdition } from '@leserkonto/editions'
import { dateTexts, passwordRemovedMailTexts as texts } from '@leserkonto/texts'
import { type Addressee, passwordAction } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** After the password of an account was removed. */
export const passwordRemoved = (data: { at: Date }, edition: ServedEdition, reader: Addressee): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at)),
        texts.ways,
        texts.sessions,
        texts.notYou,
      ],
      action: passwordAction(edition),
    },
    edition,
  )
