import { dataRequestTexts as texts } from '@leserkonto/texts'
import type { HeldData } from './view.ts'

/** What the page behind the link is called. */
export function heldTitle(held: HeldData | 'incomplete' | 'missing' | null): string {
  if (held === null) return texts.over.title
  if (held === 'incomplete' || held === 'missing') return texts[held].title
  return (held.parts === null ? texts.hasAccount : texts.held).title
}
