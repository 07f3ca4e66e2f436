import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { notMeTexts, activationMailTexts as texts } from '@leserkonto/texts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/**
 * To a new address. Contains nothing that was typed into the form. Source: docs/spec/flows.md#mail-list,
 * docs/spec/account.md#mails-to-unproven-addresses.
 */
export const activation = (
  data: { token: string; notMeToken: string; newsletterTitles: readonly string[] },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [
        texts.intro(edition.phrases.at),
        texts.ask,
        ...(data.newsletterTitles.length > 0 ? [texts.newsletters(data.newsletterTitles.join(', '))] : []),
      ],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.activate, { token: data.token }),
      },
      notes: [
        { text: texts.validity },
        {
          text: texts.notYou,
          label: notMeTexts.asks.registration.submit,
          url: notMeUrl(data.notMeToken, edition),
        },
      ],
    },
    edition,
  )
