import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { dateTexts, mailFrame, notMeTexts, passkeyAddedMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** After a passkey was added: a new way in. `device` is one of our own names, never text of the browser. */
export const passkeyAdded = (
  data: { at: Date; device: string; notMeToken: string },
  edition: ServedEdition,
  reader: Addressee,
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
      action: { label: notMeTexts.asks.passkey.submit, url: notMeUrl(data.notMeToken, edition) },
      notes: [{ text: texts.all, label: mailFrame.links.security, url: edition.ownUrl + addresses.security }],
    },
    edition,
  )
