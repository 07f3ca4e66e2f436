import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { dataLinkMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To any address for which it was requested: the link to what is stored of it. */
export const dataLink = (data: { token: string }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [texts.intro(edition.phrases.at)],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.heldData, { token: data.token }),
      },
      notes: [{ text: texts.validity }, { text: texts.notYou }],
      service: texts.service,
    },
    edition,
  )
