import type { ServedEdition } from '@leserkonto/editions'
import { addresses, berlinTime } from '@leserkonto/rules'
import { dateTexts, passwordRemovedMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** After the password of an account was removed. */
export const passwordRemoved = (data: { at: Date }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(berlinTime(data.at))),
        texts.ways,
        texts.sessions,
      ],
      notes: [{ text: texts.notYou, url: edition.ownUrl + addresses.passwordRequest }],
    },
    edition,
  )
