import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { sharedOwnerMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'
import { shownName } from './typed.ts'

/** To the owner of a shared plan: what became of an invitation. */
export const sharedOwner = (
  event: 'accepted' | 'declined',
  { name, title }: { name: string; title: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts[event].subject,
      preheader: texts[event].preheader(title),
      reader,
      paragraphs: [texts[event].fact(shownName(name), title)],
      action: { label: texts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )
