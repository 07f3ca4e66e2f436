import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { linkDoneMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the account whose customer number was linked just now. */
export const linkDone = (
  data: { gpNumber: string; titles: readonly string[] },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.phrases.at, data.gpNumber), texts.plans(data.titles.join(', '))],
      action: { label: texts.action, url: edition.ownUrl + addresses.plans },
      notes: [{ text: texts.notYou, url: edition.ownUrl + addresses.passwordRequest }],
    },
    edition,
  )
