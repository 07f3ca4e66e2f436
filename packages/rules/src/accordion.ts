import { slug } from './slug.ts'

/** One id per entry: its title as part of an id and its place, so that equal titles stay apart. blocks.md §3.49 */
export const entryIds = (titles: readonly string[]): readonly string[] =>
  titles.map((title, index) => `${slug(title)}-${index}`)

/** How many entries stay open beside each other. Source: seed presentation §4. */
export type AccordionMode = 'single' | 'multiple'

/** The open entries after one was asked to open or close; in single mode opening one closes the rest. */
export function openAfter(open: readonly string[], id: string, mode: AccordionMode): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id)
  return mode === 'single' ? [id] : [...open, id]
}

const maxRegions = 6

/** Whether the panels are landmarks: more than six open at once would drown the page's own. Source: ARIA practices, accordion. */
export const panelsAreRegions = (entryCount: number, mode: AccordionMode): boolean =>
  mode === 'single' || entryCount <= maxRegions
