import type { ServedEdition } from '@leserkonto/editions'
import { addresses, berlinTime } from '@leserkonto/rules'
import { dateTexts, passwordChangedMailTexts, passwordSetMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** After the first password of an account that had none. */
export const passwordSet = (data: { at: Date; passkeysRemoved: boolean }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(berlinTime(data.at))),
        texts.ways,
        texts.sessions,
        ...(data.passkeysRemoved ? [passwordChangedMailTexts.passkeys] : []),
      ],
      notes: [{ text: texts.notYou, url: edition.ownUrl + addresses.passwordRequest }],
    },
    edition,
  )
