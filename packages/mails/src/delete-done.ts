import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { dateTexts, mailFrame, deleteDoneMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/**
 * To the last known address of a reader who is gone. `formerly`: to an address the account had until lately, whose owner could
 * have taken it back and cannot any more.
 */
export const deleteDone = (
  data: { at: Date; formerly: boolean },
  edition: ServedEdition,
  reader: Addressee,
): Mail =>
  layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader: data.formerly ? null : reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(data.at)),
        ...(data.formerly ? [texts.formerly] : []),
        texts.fact,
        texts.kept,
      ],
      ...(data.formerly
        ? { notes: [{ text: texts.notYou }] }
        : { action: { label: mailFrame.frontAction, url: edition.ownUrl + addresses.overview } }),
    },
    edition,
  )
