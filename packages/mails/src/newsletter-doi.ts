import type { ServedEdition } from '@leserkonto/editions'
import { berlinMoment } from '@leserkonto/rules'
import { newsletterMailService, newsletterDoiMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'
import { notMeUrl } from './not-me-url.ts'

/**
 * Asks to confirm exactly the lists it names. Carries nothing a stranger typed and no advertising; no
 * List-Unsubscribe, since nothing is subscribed yet. Source: flows.md §7 and §8.
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
      paragraphs: [
        texts.intro(edition.name, berlinMoment(data.askedAt)),
        data.titles.join(', '),
        texts.sender(edition.contractPartner),
        texts.ask,
      ],
      action: {
        label: texts.action,
        url: `${edition.ownUrl}/service/newsletter/doi?id=${data.newsletterUserId}&token=${data.token}`,
      },
      notes: [{ text: texts.validity }, { text: texts.notYou, url: notMeUrl(data.notMeToken, edition) }],
      service: newsletterMailService,
    },
    edition,
  )
