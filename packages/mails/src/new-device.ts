import type { ServedEdition } from '@leserkonto/editions'
import { dateTexts, notMeTexts, newDeviceMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/**
 * After a login from a browser unknown to the account. `device` is one of our own names, never text of the browser.
 * `reader`: none where the address is no longer the account's.
 */
export const newDevice = (
  data: { device: string; at: Date; notMeToken: string },
  edition: ServedEdition,
  reader: Addressee | null,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader(dateTexts.moment(data.at), data.device),
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at), data.device),
        texts.fine,
        texts.notYou,
      ],
      action: { label: notMeTexts.asks.device.submit, url: notMeUrl(data.notMeToken, edition) },
    },
    edition,
  )
