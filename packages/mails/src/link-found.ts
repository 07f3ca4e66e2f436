import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { notMeTexts, linkFoundMailTexts as texts } from '@leserkonto/texts'
import { type Addressee, notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the account whose customer the service has found by the equal address and linked by itself. */
export const linkFound = (
  data: { gpNumber: string; titles: readonly string[]; notMeToken: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader(data.titles.join(', ')),
      reader,
      paragraphs: [texts.intro(edition.phrases.at, data.gpNumber), texts.plans(data.titles.join(', '))],
      action: { label: texts.action, url: edition.ownUrl + addresses.plans },
      notes: [
        { text: texts.notYours, label: notMeTexts.asks.link.submit, url: notMeUrl(data.notMeToken, edition) },
      ],
    },
    edition,
  )
