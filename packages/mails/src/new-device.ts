import type { ServedEdition } from '@leserkonto/editions'
import { addresses, berlinTime } from '@leserkonto/rules'
import { dateTexts, newDeviceMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** After a login from a browser the account has not seen. `device` is a name of ours, never the browser's own words. */
export const newDevice = (data: { device: string; at: Date }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.name, dateTexts.moment(berlinTime(data.at)), data.device), texts.fine],
      notes: [{ text: texts.notYou, url: edition.ownUrl + addresses.passwordRequest }],
    },
    edition,
  )
