import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import {
  dateTexts,
  mailFrame,
  newsletterMailService,
  newsletterChangedMailTexts as texts,
} from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** After each change made without a login: the owner learns about it even if somebody else made it. */
export const newsletterChanged = (
  data: {
    at: Date
    /** Titles of the lists that are received now; undefined when the catalogue could not be read. */
    titles: readonly string[] | undefined
    /** The link that unsubscribes from all lists; undefined if none is left. */
    unsubscribeUrl: string | undefined
  },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at)),
        ...listLines(data),
        texts.notYou,
      ],
      action: { label: mailFrame.links.newsletters, url: edition.ownUrl + addresses.newsletter },
      notes: data.unsubscribeUrl
        ? [{ text: texts.unsubscribe, label: mailFrame.links.unsubscribe, url: data.unsubscribeUrl }]
        : [],
      service: newsletterMailService,
    },
    edition,
  )

/** The page behind an unsubscribe link, and the target of one-click: a secondary link, so `t=`. */
export const unsubscribeUrl = (token: string, edition: ServedEdition): string =>
  edition.ownUrl + withQuery(addresses.newsletterUnsubscribe, { t: token })

function listLines({
  titles,
  unsubscribeUrl,
}: {
  titles: readonly string[] | undefined
  unsubscribeUrl: string | undefined
}) {
  if (!unsubscribeUrl) return [texts.none]
  return titles && titles.length > 0 ? [`${texts.lists} ${titles.join(', ')}.`] : []
}
