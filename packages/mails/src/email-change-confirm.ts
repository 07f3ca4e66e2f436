import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { dateTexts, emailChangeConfirmMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the new address, which is not proven yet: contains nothing that somebody typed. */
export const emailChangeConfirm = (data: { token: string; until: Date }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.phrases.at), texts.sessions, texts.former],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.emailConfirmation, { token: data.token }),
      },
      notes: [{ text: texts.validity(dateTexts.moment(data.until)) }, { text: texts.notYou }],
    },
    edition,
  )
