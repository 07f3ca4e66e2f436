import type { ServedEdition } from '@leserkonto/editions'
import { addresses, maskedEmail, withQuery } from '@leserkonto/rules'
import { dateTexts, emailChangeConfirmMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/**
 * To the new address, which is not proven yet: contains nothing that somebody typed for it. Whose account it is says the
 * account's own address, which is shown masked.
 */
export const emailChangeConfirm = (
  data: { token: string; until: Date; email: string },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [texts.intro(edition.phrases.at, maskedEmail(data.email)), texts.ways, texts.former],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.emailConfirmation, { token: data.token }),
      },
      notes: [{ text: texts.validity(dateTexts.moment(data.until)) }, { text: texts.notYou }],
    },
    edition,
  )
