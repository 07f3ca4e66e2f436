import { dataRequestTexts as texts } from '@leserkonto/texts'
import type { HeldData } from './view.ts'

/** What the page behind the link is called. */
export const heldTitle = (held: HeldData | null): string =>
  (held === null ? texts.over : held.parts === null ? texts.hasAccount : texts.held).title
