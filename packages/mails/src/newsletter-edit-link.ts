import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { newsletterMailService, newsletterEditMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To a known newsletter address for which it was requested: the link to its lists. */
export const newsletterEditLink = (
  data: { newsletterUserId: string; token: string },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [texts.intro(edition.phrases.at)],
      action: {
        label: texts.action,
        url:
          edition.ownUrl + withQuery(addresses.newsletter, { id: data.newsletterUserId, token: data.token }),
      },
      notes: [{ text: texts.validity }, { text: texts.notYou }],
      service: newsletterMailService,
    },
    edition,
  )
