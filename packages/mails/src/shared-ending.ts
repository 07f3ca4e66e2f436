import type { ServedEdition } from '@leserkonto/editions'
import { berlinTime } from '@leserkonto/rules'
import { dateTexts, sharedEndingMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To a member of a shared plan that is about to end; `title` is the publisher's name of the plan. */
export const sharedEnding = (data: { title: string; endsAt: Date }, edition: ServedEdition): Mail => {
  const day = dateTexts.shortDay(berlinTime(data.endsAt))
  return layout(
    { subject: texts.subject(day), paragraphs: [texts.intro(data.title, day), texts.fact] },
    edition,
  )
}
