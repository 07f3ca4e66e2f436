import type { ServedEdition } from '@leserkonto/editions'
import { berlinTime } from '@leserkonto/rules'
import { dateTexts, deleteDoneMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the last known address of a reader who is gone. */
export const deleteDone = (data: { at: Date }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.name, dateTexts.moment(berlinTime(data.at))), texts.fact, texts.kept],
    },
    edition,
  )
