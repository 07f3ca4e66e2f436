import type { ServedEdition } from '@leserkonto/editions'
import { sharedEndedMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To a member of a shared plan that has ended; `title` is the publisher's name of the plan. */
export const sharedEnded = (data: { title: string }, edition: ServedEdition): Mail =>
  layout({ subject: texts.subject, paragraphs: [texts.intro(data.title), texts.fact] }, edition)
