import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { mailFrame, linkDoneMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the account whose customer number was linked just now. */
export const linkDone = (
  data: { gpNumber: string; titles: readonly string[] },
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
        {
          text: texts.notYou,
          label: mailFrame.links.password,
          url: edition.ownUrl + addresses.passwordRequest,
        },
      ],
    },
    edition,
  )
