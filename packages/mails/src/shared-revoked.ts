import type { ServedEdition } from '@leserkonto/editions'
import { sharedRevokedMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To a member whose seat the owner took back. */
export const sharedRevoked = ({ title }: { title: string }, edition: ServedEdition): Mail =>
  layout({ subject: texts.subject, paragraphs: [texts.intro(title, edition.name), texts.fact] }, edition)
