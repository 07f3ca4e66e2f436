import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import {
  dateTexts,
  newsletterMailService,
  notMeTexts,
  newsletterDoiMailTexts as texts,
} from '@leserkonto/texts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/**
 * Asks to confirm exactly the lists it names. Contains nothing that somebody typed and no advertising; it has no
 * List-Unsubscribe, because nothing is subscribed yet. Source: docs/spec/flows.md#opt-in-mail.
 */
export const newsletterDoi = (
  data: {
    newsletterUserId: string
    token: string
    notMeToken: string
    /** Titles of the publisher's catalogue. */
    titles: readonly string[]
    askedAt: Date
  },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader(data.titles.join(', ')),
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.askedAt)),
        data.titles.join(', '),
        texts.sender(edition.contractPartner),
        texts.ask,
      ],
      action: {
        label: texts.action,
        url:
          edition.ownUrl +
          withQuery(addresses.newsletterOptIn, { id: data.newsletterUserId, token: data.token }),
      },
      notes: [
        { text: texts.validity },
        {
          text: texts.notYou,
          label: notMeTexts.asks.newsletters.submit,
          url: notMeUrl(data.notMeToken, edition),
        },
      ],
      service: newsletterMailService,
    },
    edition,
  )
