import type { ServedEdition } from '@leserkonto/editions'
import { berlinMoment } from '@leserkonto/rules'
import { deleteDoneMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the last known address of a reader who is gone. */
export const deleteDone = (data: { at: Date }, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.name, berlinMoment(data.at)), texts.fact, texts.kept],
    },
    edition,
  )
