/**
 * One id per entry: its title as part of an id and its place, so that equal titles stay apart.
 * Source: docs/spec/blocks.md#accordion.
 */
export const entryIds = (titles: readonly string[]): readonly string[] =>
  titles.map((title, index) => `${slug(title)}-${index}`)

/** How many entries stay open beside each other. Source: docs/spec/blocks.md#accordion. */
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

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' }

/** A text as part of an id: a–z, 0–9 and single hyphens; '' when nothing of it is left. */
const slug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
