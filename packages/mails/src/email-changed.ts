import type { ServedEdition } from '@leserkonto/editions'
import { addresses, maskedEmail, withQuery } from '@leserkonto/rules'
import { dateTexts, emailChangedMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/**
 * To the former address, once another one is confirmed, with the link that undoes it. Without a token the account has
 * returned to an earlier address, and there is nothing to undo. The new address is shown masked.
 */
export const emailChanged = (
  data: { newEmail: string; at: Date; token: string | undefined },
  edition: ServedEdition,
): Mail => {
  const at = dateTexts.moment(data.at)
  const url = data.token && edition.ownUrl + withQuery(addresses.takeBack, { token: data.token })
  return layout(
    {
      subject: texts.subject,
      preheader: url ? texts.preheader(at) : texts.returned,
      paragraphs: [
        texts.intro(edition.phrases.at, maskedEmail(data.newEmail), at),
        texts.fine,
        ...(url ? [texts.notYou] : []),
      ],
      ...(url && { action: { label: texts.action, url } }),
      notes: [{ text: url ? texts.validity : texts.noLink }],
    },
    edition,
  )
}
