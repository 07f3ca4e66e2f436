import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { linkRemovedMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the account whose link was removed: by its reader, by the customer, or because another account proved more. */
export const linkRemoved = (data: { gpNumber: string }, edition: ServedEdition, reader: Addressee): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(edition.phrases.at, data.gpNumber), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.linkSubscription },
    },
    edition,
  )
