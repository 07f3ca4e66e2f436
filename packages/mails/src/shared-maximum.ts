import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { sharedMaximumMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the owner of a shared plan that now has fewer seats than are taken. */
export const sharedMaximum = (
  data: { title: string; max: number; used: number },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(data.title, data.max, data.used), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )
