import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { sharedQuitMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'
import { shownName } from './typed.ts'

/** To the owner of a shared plan; `name` is the member's, else the address the owner invited. */
export const sharedQuit = (
  data: { name: string; title: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(shownName(data.name), data.title), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )
