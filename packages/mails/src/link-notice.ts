import type { ServedEdition } from '@leserkonto/editions'
import { maskedEmail } from '@leserkonto/rules'
import { notMeTexts, linkNoticeMailTexts as texts } from '@leserkonto/texts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To the address the publisher has on file, when the account uses another; the account's is shown masked. */
export const linkNotice = (
  data: { accountEmail: string; notMeToken: string },
  edition: ServedEdition,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader(maskedEmail(data.accountEmail)),
      paragraphs: [
        texts.intro(edition.phrases.at, maskedEmail(data.accountEmail)),
        texts.reason,
        texts.yours,
        texts.notYou,
      ],
      action: { label: notMeTexts.asks.link.submit, url: notMeUrl(data.notMeToken, edition) },
    },
    edition,
  )
