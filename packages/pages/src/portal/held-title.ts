import { dataRequestTexts as texts } from '@leserkonto/texts'
import type { HeldData } from './view.ts'

/** What the page behind the link is called. */
export function heldTitle(held: HeldData | 'incomplete' | null): string {
  if (held === null) return texts.over.title
  if (held === 'incomplete') return texts.incomplete.title
  return (held.parts === null ? texts.hasAccount : texts.held).title
}
