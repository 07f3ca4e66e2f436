import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { passwordResetMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To a known address for which it was requested: the link to set a new password. */
export const passwordReset = (
  data: { token: string },
  edition: ServedEdition,
  reader: Addressee | null,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(edition.phrases.at)],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.passwordReset, { token: data.token }),
      },
      notes: [{ text: texts.validity }, { text: texts.notYou }],
    },
    edition,
  )
