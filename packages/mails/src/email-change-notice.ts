import type { ServedEdition } from '@leserkonto/editions'
import { maskedEmail } from '@leserkonto/rules'
import { notMeTexts, emailChangeNoticeMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the old address: what is about to happen, and the link that stops it. The new address is shown masked. */
export const emailChangeNotice = (
  data: { newEmail: string; notMeToken: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader(maskedEmail(data.newEmail)),
      reader,
      paragraphs: [texts.intro(edition.phrases.at, maskedEmail(data.newEmail)), texts.next, texts.notYou],
      action: { label: notMeTexts.asks.email_change.submit, url: notMeUrl(data.notMeToken, edition) },
      notes: [{ text: texts.password }],
    },
    edition,
  )
